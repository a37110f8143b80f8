import IBCode
import IBModel
import IBProject
import IBTestSupport
import Testing

/// The devices and orientations of a document by its project.
@Suite struct ReachTests {
  private static let portrait = ["Portrait"]
  private static let allWays = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]

  private func list(
    _ phone: [String]?, pad: [String]? = nil, _ more: String = "", launch: String = "<key>UILaunchScreen</key><dict/>"
  ) -> String {
    let array = { (key: String, names: [String]?) in
      names.map { names in
        let texts = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
        return "<key>UISupportedInterfaceOrientations\(key)</key><array>\(texts)</array>"
      } ?? ""
    }
    return "<plist><dict>\(launch)\(array("", phone))\(array("~ipad", pad))\(more)</dict></plist>"
  }

  private func reach(
    _ settings: String, _ info: String?, _ others: [String: String] = [:], of path: String = "a.xib"
  ) -> Reach {
    let text = ProjectText.app(
      settings: (info == nil ? "" : "INFOPLIST_FILE = Info.plist;") + settings, files: ["a.xib"])
    var texts = ["Shop.xcodeproj/project.pbxproj": text, "a.xib": ""]
    texts["Info.plist"] = info
    return MemoryFiles(texts: texts.merging(others) { $1 }).model.reach(of: "/P/\(path)")
  }

  @Test func withoutAProjectEverythingIsAssumed() {
    let reach = MemoryFiles(texts: ["a.xib": ""]).model.reach(of: "/P/a.xib")
    #expect(reach == .assumed && reach.assumesFamilies && reach.orientationSources.isEmpty && reach.phoneTurns == nil)
    #expect(reach.classes == [.phonePortrait, .phoneLandscape, .pad, .padColumn])
    #expect(
      reach.windows.map { "\($0.device.id) \($0.orientation) \($0.placement.rawValue)" } == [
        "iphone-se-3 portrait full", "iphone-15 portrait full", "iphone-15-pro-max portrait full",
        "iphone-se-3 landscape full",
        "iphone-15 landscape full", "iphone-15-pro-max landscape full", "ipad-mini-6 portrait full",
        "ipad-mini-6 landscape full", "ipad-pro-12-9-6 portrait full", "ipad-pro-12-9-6 landscape full",
        "ipad-pro-11 portrait 1/3",
      ])
  }

  /// Code chooses a document for the device only if there are several.
  @Test(arguments: [
    ("Main_iPhone.storyboard", ["Main_iPad.storyboard"], false, "", [DeviceIdiom.phone]),
    ("Main_iPhone.storyboard", ["Main.storyboard"], false, "", [.phone]),
    ("Main_iPhone.storyboard", ["Other_iPad.storyboard"], false, "", [.phone, .pad]),
    ("PadMain.storyboard", [], false, "", [.phone, .pad]), ("iPadMain.storyboard", [], false, "", [.phone, .pad]),
    ("Main~iphone.storyboard", [], false, "", [.phone]),
    ("Main_iPhone.storyboard", ["Main_iPad.storyboard"], true, "", [.phone, .pad]),
    ("Main_iPhone.storyboard", ["Main_iPad.storyboard"], true, "Main_iPad", [.phone]),
  ])
  func aNameForADeviceCountsIfThereIsAnother(
    _ name: String, _ others: [String], _ isMain: Bool, _ ofPads: String, _ idioms: [DeviceIdiom]
  ) throws {
    let main = isMain ? "<key>UIMainStoryboardFile</key><string>\(name.split(separator: ".")[0])</string>" : ""
    let pads = ofPads.isEmpty ? "" : "<key>UIMainStoryboardFile~ipad</key><string>\(ofPads)</string>"
    let project = ProjectText.app(
      settings: "INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = \"1,2\";", files: [name] + others)
    let texts = ["Shop.xcodeproj/project.pbxproj": project, "Info.plist": list(nil, main + pads), name: ""]
    let reach = MemoryFiles(texts: texts).model.reach(of: "/P/\(name)")
    let document = try model(storyboard(scene(rootView())), path: name)
    #expect(reach.limited(to: document).families.map(\.idiom) == idioms)
  }

  @Test func everyWindowIsInItsClass() {
    for known in Reach.Class.allCases {
      let windows = Reach.assumed.windows(of: known)
      let classes = windows.map { window in
        Multitasking.window(window.placement, on: window.device, window.orientation, in: window.device.standardRelease)?
          .classes ?? window.device.sizeClasses(window.orientation)
      }
      #expect(Set(classes) == Set(known.sizeClasses))
      for (window, inside) in zip(windows, classes) {
        #expect(Reach.Class(window.device.idiom, window.orientation, inside: inside) == known)
      }
    }
    #expect(Reach.Class(.mac, .landscape, inside: SizeClasses(.regular, .regular)) == nil)
    #expect(Reach.Class(.pad, .portrait, inside: SizeClasses(.compact, .regular)) == .padColumn)
  }

  /// A widget shows its screen in a part of that of the system.
  @Test(arguments: ["com.apple.widget-extension", "com.apple.share-services"])
  func widgetsHaveNoBarsAroundThem(_ point: String) {
    let text = ProjectText.app(settings: "INFOPLIST_FILE = Info.plist;", files: ["a.xib"]).replacing(
      "product-type.application", with: "product-type.app-extension")
    let info =
      "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict></dict></plist>"
    let texts = ["Shop.xcodeproj/project.pbxproj": text, "a.xib": "", "Info.plist": info]
    #expect(MemoryFiles(texts: texts).model.reach(of: "/P/a.xib").isInWidgets == point.hasSuffix("widget-extension"))
  }

  @Test func theListOfTheTargetNamesOrientations() {
    let reach = reach("TARGETED_DEVICE_FAMILY = \"1,2\";", list(Self.portrait, pad: Self.allWays))
    #expect(reach.classes == [.phonePortrait, .pad, .padColumn] && reach.isResizable && reach.phoneTurns == false)
    #expect(reach.familySources == ["/P/Shop.xcodeproj"] && reach.orientationSources == ["/P/Info.plist"])
    #expect(reach.orientations(on: .pad) == .both)
  }

  @Test func settingsNameOrientations() {
    let reach = reach(
      "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_KEY_UISupportedInterfaceOrientations = \"UIInterfaceOrientationPortrait\";",
      nil)
    #expect(reach.classes == [.phonePortrait] && reach.orientationSources == ["/P/Shop.xcodeproj"])
  }

  @Test func orientationsThatNobodyNamesAreAssumed() {
    let reach = reach("TARGETED_DEVICE_FAMILY = 1;", list(nil))
    #expect(reach.classes == [.phonePortrait, .phoneLandscape] && !reach.assumesFamilies && reach.phoneTurns == nil)
    #expect(reach.families.map(\.assumesOrientations) == [true])
  }

  @Test func anAppForTheWholeScreenHasNoSplitWindows() {
    let family = "TARGETED_DEVICE_FAMILY = 2;"
    let fixed = reach(family, list(Self.allWays, "<key>UIRequiresFullScreen</key><true/>"))
    #expect(!fixed.isResizable && fixed.windows(of: .padColumn).isEmpty && fixed.classes == [.pad, .padColumn])
    #expect(fixed.phoneTurns == false)
    // An app that does not turn all ways fills the screen too.
    let upright = reach(family, list(Self.portrait))
    #expect(!upright.isResizable && upright.windows.map(\.orientation) == [.portrait, .portrait])
    #expect(reach(family, list(Self.allWays)).isResizable)
    // Nor does an app without a launch screen share the screen, unless Xcode writes the list.
    #expect(!reach(family, list(Self.allWays, launch: "")).isResizable)
    #expect(reach(family + "GENERATE_INFOPLIST_FILE = YES;", list(Self.allWays, launch: "")).isResizable)
    let storyboard = "<key>UILaunchStoryboardName</key><string>Launch</string>"
    #expect(reach(family, list(Self.allWays, launch: storyboard)).isResizable)
  }

  @Test func theSmallestPhoneDependsOnTheSystem() {
    func smallest(_ system: String) -> String? {
      reach("IPHONEOS_DEPLOYMENT_TARGET = \(system);", nil).windows.first?.device.id
    }
    #expect(smallest("15.0") == "iphone-se" && smallest("16.0") == "iphone-se-3")
  }

  /// Code chooses such nibs by the height of the screen; one that stands alone is for all.
  @Test(arguments: [
    ("ListSE.xib", ["iphone-se"]), ("List7+.xib", ["iphone-8-plus"]),
    ("ListX.xib", ["iphone-13-mini", "iphone-15-pro-max"]), ("List.xib", ["iphone-se-3"]),
    ("CellX.xib", ["iphone-se-3", "iphone-15", "iphone-15-pro-max"]),
    ("Cell.storyboard", ["iphone-se-3", "iphone-15", "iphone-15-pro-max"]),
  ])
  func aNibForAHeightIsShownOnSuchScreens(_ name: String, _ phones: [String]) {
    let files = [
      "List.xib", "ListSE.xib", "List7+.xib", "ListX.xib", "CellX.xib", "Cell.storyboard", "CellSE.storyboard",
    ]
    let texts = [
      "Shop.xcodeproj/project.pbxproj": ProjectText.app(settings: "TARGETED_DEVICE_FAMILY = 1;", files: files)
    ]
    let reach = MemoryFiles(texts: texts.merging(files.map { ($0, "") }) { $1 }).model.reach(of: "/P/\(name)")
    #expect(reach.windows(of: .phonePortrait).map(\.device.id) == phones)
  }

  @Test func catalystAppsRunOnTheMac() {
    #expect(reach("SUPPORTS_MACCATALYST = YES;", nil).runsOnMac && !reach("", nil).runsOnMac)
  }

  /// An app of the same folder declares the rest; a list that no target uses does not count.
  @Test func aFileThatNoTargetBuildsIsShownByTheApps() {
    let reach = reach(
      "TARGETED_DEVICE_FAMILY = 1;", list(Self.portrait), ["Old/Info.plist": list(Self.allWays)], of: "other.xib")
    #expect(reach.classes == [.phonePortrait])
    #expect(reach.families.map(\.assumesOrientations) == [true] && !reach.assumesFamilies)
  }

  @Test func aFrameworksFilesAreShownByTheAppsThatNeedIt() {
    let app = { (name: String, orientation: String, needs: String) in
      ProjectText.app(
        name,
        settings: "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientation\(orientation);",
        files: ["\(name).xib"]
      ).replacing("dependencies = ();", with: "dependencies = (D); dependencyName = \"\(needs)\";").replacing(
        "rootObject", with: "rootObject"
      ).replacing("GROUP = {", with: "D = {isa = PBXTargetDependency; name = \"\(needs)\";}; GROUP = {")
    }
    let kit = ProjectText.app("Kit", files: ["k.xib"]).replacing("type.application", with: "type.framework")
    let model = MemoryFiles(texts: [
      "A.xcodeproj/project.pbxproj": app("A", "Portrait", "Kit"),
      "B.xcodeproj/project.pbxproj": app("B", "LandscapeLeft", "Other"), "K.xcodeproj/project.pbxproj": kit,
      "k.xib": "", "A.xib": "", "B.xib": "",
    ]).model
    #expect(model.reach(of: "/P/k.xib").classes == [.phonePortrait])
    #expect(model.reach(of: "/P/B.xib").classes == [.phoneLandscape])
    #expect(model.reach(of: "/P/none.xib").classes == [.phonePortrait, .phoneLandscape])
  }

  @Test func extensionsTurnWithTheAppAroundThem() {
    let text = ProjectText.app(settings: "INFOPLIST_FILE = Info.plist;", files: ["a.xib"]).replacing(
      "type.application", with: "type.app-extension")
    let reach = MemoryFiles(texts: [
      "Shop.xcodeproj/project.pbxproj": text, "Info.plist": list(Self.portrait), "a.xib": "",
    ]).model.reach(of: "/P/a.xib")
    #expect(reach.classes == [.phonePortrait, .phoneLandscape] && reach.phoneTurns == true)
  }

  /// As of XcodeGen, whose project is not in the repository.
  @Test func withoutAProjectWithAnAppTheListsCount() {
    let reach = MemoryFiles(texts: [
      "App/Info.plist": list(Self.portrait), "Tests/Info.plist": list(nil), "a.xib": "",
    ]).model.reach(of: "/P/a.xib")
    #expect(reach.classes == [.phonePortrait, .pad, .padColumn] && reach.assumesFamilies)
    #expect(reach.orientationSources == ["/P/App/Info.plist"] && !reach.isResizable)
  }

  /// A host of tests and an extension turn as they like.
  @Test func listsOfTestsAndExtensionsDoNotCountBesideTheApps() {
    let point = "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>x</string></dict>"
    let reach = MemoryFiles(texts: [
      "App/Info.plist": list(Self.portrait), "SnapshotTestHost/Info.plist": list(Self.allWays),
      "Share/Info.plist": list(Self.allWays, point), "a.xib": "",
    ]).model.reach(of: "/P/a.xib")
    #expect(reach.orientationSources == ["/P/App/Info.plist"] && reach.classes.first == .phonePortrait)
    #expect(!reach.classes.contains(.phoneLandscape))
  }

  /// The same of targets: an example and an extension that build the document too.
  @Test(arguments: ["Demo", "Share"])
  func onlyTheAppItselfDecidesWhetherItTurns(_ other: String) {
    let orientation = "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientation"
    let second = ProjectText.app(other, settings: orientation + "LandscapeLeft;", files: ["a.xib"])
    let model = MemoryFiles(texts: [
      "A.xcodeproj/project.pbxproj": ProjectText.app("Shop", settings: orientation + "Portrait;", files: ["a.xib"]),
      "B.xcodeproj/project.pbxproj": other == "Demo"
        ? second : second.replacing("type.application", with: "type.app-extension"), "a.xib": "",
    ]).model
    #expect(model.reach(of: "/P/a.xib").classes == [.phonePortrait])
  }

  /// An app that another tool builds has a list of its own; the other apps say nothing about it.
  @Test func aFileThatNoTargetBuildsIsOfTheAppWithTheNearestList() {
    let family = "<key>UIDeviceFamily</key><array><integer>1</integer></array>"
    let files = ["Other/Info.plist": list(Self.portrait, family), "Other/Views/b.xib": "", "Lib/Info.plist": list(nil)]
    let other = reach("", list(Self.allWays), files, of: "Other/Views/b.xib")
    #expect(other.classes == [.phonePortrait] && other.phoneTurns == false && !other.assumesFamilies)
    #expect(other.orientationSources == ["/P/Other/Info.plist"])
    #expect(reach("", list(Self.allWays), files).classes.contains(.phoneLandscape))
    #expect(reach("", list(Self.allWays), files, of: "Lib/c.xib").orientationSources == ["/P/Info.plist"])
  }

  /// A word in the middle of another, or about something else, makes no test or example.
  @Test(arguments: [
    ("ShopDemo", true), ("DemoShop", true), ("shop-example", true), ("UITestsHostApp", true), ("TestNet", false),
    ("Latest", false), ("Democracy", false), ("Shop", false),
  ])
  func appsForTestsAndExamplesAreKnownByTheirNames(_ name: String, _ isForTrying: Bool) {
    let orientation = "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientation"
    let model = MemoryFiles(texts: [
      "A.xcodeproj/project.pbxproj": ProjectText.app("Store", settings: orientation + "Portrait;", files: ["a.xib"]),
      "B.xcodeproj/project.pbxproj": ProjectText.app(name, settings: orientation + "LandscapeLeft;", files: ["a.xib"]),
      "a.xib": "",
    ]).model
    #expect(model.reach(of: "/P/a.xib").classes.contains(.phoneLandscape) == !isForTrying)
  }

  /// A library brings its examples and other people's code into the folder of an app.
  @Test(arguments: [
    ("External/Net/NetSample", true), ("Vendor/Net", true), ("NetExample", true), ("Net", false),
  ])
  func examplesNextToAnAppAreKnownByTheirFolders(_ folder: String, _ isForTrying: Bool) {
    let example = [
      "\(folder)/Net.xcodeproj/project.pbxproj": ProjectText.app("Net", files: ["a.xib"]), "\(folder)/a.xib": "",
    ]
    let shop = ["Shop.xcodeproj/project.pbxproj": ProjectText.app("Shop", files: ["b.xib"]), "b.xib": ""]
    let model = MemoryFiles(texts: example.merging(shop) { $1 }).model
    #expect((model.exampleProject(building: "/P/\(folder)/a.xib") != nil) == isForTrying)
    #expect(MemoryFiles(texts: example).model.exampleProject(building: "/P/\(folder)/a.xib") == nil)
  }

  /// In a collection of apps, such as those of a course, only other people's apps are examples.
  @Test(arguments: [("LayoutTests", false), ("Vendor/Net", true)])
  func aCollectionOfAppsHasNoExamples(_ folder: String, _ isExample: Bool) {
    var files = [
      "\(folder)/Net.xcodeproj/project.pbxproj": ProjectText.app("Net", files: ["a.xib"]), "\(folder)/a.xib": "",
    ]
    for lesson in 1...4 {
      files["Lesson\(lesson)/App.xcodeproj/project.pbxproj"] = ProjectText.app("App", files: ["b.xib"])
    }
    let project = MemoryFiles(texts: files).model.exampleProject(building: "/P/\(folder)/a.xib")
    #expect(project == (isExample ? "/P/\(folder)/Net.xcodeproj" : nil))
  }

  /// A document that no target builds is shown by the app around it.
  @Test func anAppAroundADocumentGoesBeforeOthers() {
    let orientation = "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientation"
    let model = MemoryFiles(texts: [
      "A.xcodeproj/project.pbxproj": ProjectText.app("A", settings: orientation + "Portrait;"), "Views/a.xib": "",
      "Other/B.xcodeproj/project.pbxproj": ProjectText.app("B", settings: orientation + "LandscapeLeft;"),
    ]).model
    #expect(!model.reach(of: "/P/Views/a.xib").classes.contains(.phoneLandscape))
    #expect(model.reach(of: "/P/Other/b.xib").classes.contains(.phonePortrait))
  }

  /// What a source of one app decides does not hold for the documents of another.
  @Test func aSourceIsInTheAppsThatBuildIt() {
    let app = { (name: String) in ProjectText.app(name, files: ["\(name).xib", "\(name).swift"]) }
    let model = MemoryFiles(texts: [
      "A/A.xcodeproj/project.pbxproj": app("A"), "B/B.xcodeproj/project.pbxproj": app("B"), "A/A.xib": "",
      "A/A.swift": "", "B/B.xib": "", "B/B.swift": "", "B/old.swift": "", "c.swift": "",
    ]).model
    #expect(model.mayShow("/P/A/A.xib", inAppWith: "/P/A/A.swift"))
    #expect(!model.mayShow("/P/A/A.xib", inAppWith: "/P/B/B.swift"))
    #expect(!model.mayShow("/P/A/A.xib", inAppWith: "/P/B/old.swift"))
    #expect(model.mayShow("/P/A/A.xib", inAppWith: "/P/c.swift"))
  }

  /// Without a project, too, a nib for a height is for portrait on such phones, if there is another.
  @Test func aNibForAHeightNeedsNoProject() {
    let files = ["List.xib", "ListSE.xib"]
    let reach = Reach.assumed(of: "ListSE.xib") { files.contains($0) }
    #expect(reach.windows.map(\.device.id) == ["iphone-se"] && reach.classes == [.phonePortrait])
    #expect(reach.families.first?.assumesOrientations == true)
    #expect(Reach.assumed(of: "List.xib") { _ in false } == .assumed)
  }
}
