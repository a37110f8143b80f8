import IBAssets
import IBModel
import IBTestSupport
import Testing

@testable import IBProject

/// Targets, members and settings of Xcode projects.
@Suite struct XcodeProjectTests {
  private func target(_ text: String, _ others: [String: String] = [:]) throws -> ProjectTarget {
    let files = MemoryFiles(texts: others.merging(["Shop.xcodeproj/project.pbxproj": text]) { a, _ in a })
    return try #require(files.model.projects.first?.targets.first)
  }

  @Test func aTargetHasAKindAPlatformAndMembers() throws {
    let text = ProjectText.app(files: ["App/Base.lproj/Main.storyboard", "App/Images.xcassets", "gone.xib"])
    let target = try target(
      text, ["App/Base.lproj/Main.storyboard": "", "App/images.xcassets/Contents.json": "{}"])
    #expect(target.kind == .app && target.platform == .iOS && target.name == "Shop")
    #expect(
      target.members.map(\.path) == ["/P/App/Base.lproj/Main.storyboard", "/P/App/images.xcassets", "/P/gone.xib"])
    #expect(target.members.map(\.language) == ["Base", nil, nil] && target.members.allSatisfy { $0.role == .resource })
  }

  @Test(arguments: [
    ("libKit.a", ProjectTarget.Framework.Origin.file, "Kit"), ("libKit.a", .product, "Kit"),
    ("Kit.framework", .product, "Kit"),
    ("UIKit.framework", .system, "UIKit"), ("library", .package, "library"), ("Kit", .package, "Kit"),
  ])
  func theModuleOfALibraryHasNoPrefixAndNoExtension(
    name: String, origin: ProjectTarget.Framework.Origin, module: String
  ) {
    #expect(ProjectTarget.Framework(name: name, path: nil, origin: origin).moduleName == module)
  }

  /// The target's settings, its file, the project's settings, its file: each refers to those below.
  @Test func settingsAreInheritedThroughAllLayers() throws {
    let text = ProjectText.app(
      settings: """
        PRODUCT_NAME = "$(inherited) 2"; TARGETED_DEVICE_FAMILY = "1,2"; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
        "PRODUCT_BUNDLE_IDENTIFIER" = "com.$(COMPANY:lower).${PRODUCT_NAME:rfc1034identifier}";
        IPHONEOS_DEPLOYMENT_TARGET = "$(OLDEST:default=12.0)";
        """, projectSettings: "PRODUCT_NAME = \"My $(TARGET_NAME)\"; COMPANY = ACME; \"COMPANY[sdk=macosx*]\" = Mac;")
    let info = """
      <dict><key>UIMainStoryboardFile</key><string>$(PRODUCT_NAME)</string><key>UIAppFonts</key><array>
      <string>a.ttf</string></array><key>UISupportedInterfaceOrientations~ipad</key><array><string>x</string></array></dict>
      """
    let configuration = try #require(try target(text, ["App/Info.plist": info]).configurations.first)
    #expect(configuration.moduleName == "My_Shop_2")
    #expect(configuration.bundleIdentifier == "com.acme.My-Shop-2")
    #expect(configuration.minimumSystem == SystemVersion(12, 0))
    #expect(configuration.deviceFamilies == [1, 2] && configuration.infoPlist == "/P/App/Info.plist")
    #expect(configuration.info.mainStoryboards.map(\.text) == ["My Shop 2"])
    #expect(configuration.info.fonts == ["a.ttf"] && configuration.info.padOrientations == ["x"])
  }

  /// Xcode's build settings: `$NAME`, and the modifiers of a reference.
  @Test(arguments: [
    ("$COMPANY-x", "ACME-x"), ("$", "$"), ("a$-b", "a$-b"), ("$(COMPANY", "$(COMPANY"),
    ("$(COMPANY:lower)$(NONE)!", "acme!"),
    ("$(FILE:file)", "Main.v1.xib"), ("$(FILE:dir)", "App/UI"), ("$(FILE:base)", "Main.v1"), ("$(FILE:suffix)", ".xib"),
    ("$(COMPANY:suffix)", ""), ("$(COMPANY:base)", "ACME"), ("$(NAME:upper)", "MY-APP 2"),
    ("$(NAME:identifier)", "My_App_2"), ("$(NAME:lower:rfc1034identifier)", "my-app-2"),
    ("$(NONE:default=$(COMPANY:lower))", "acme"), ("$(COMPANY:default=x)", "ACME"), ("$(COMPANY:unknown)", "ACME"),
    ("$(NA$(ME))", "My-App 2"), ("${FILE:base}$(FILE:suffix)", "Main.v1.xib"),
  ])
  func referencesHaveTheValueOfTheirSetting(reference: String, value: String) throws {
    let text = ProjectText.app(
      settings: """
        PRODUCT_BUNDLE_IDENTIFIER = "\(reference)"; COMPANY = ACME; FILE = "App/UI/Main.v1.xib"; NAME = "My-App 2"; ME = ME;
        """)
    #expect(try #require(try target(text).configurations.first).bundleIdentifier == value)
  }

  /// A setting of several orientations separates them by spaces; that of a storyboard is one name.
  @Test func namesOfStoryboardsInSettingsMayContainSpaces() throws {
    let text = ProjectText.app(
      settings: """
        INFOPLIST_KEY_UILaunchStoryboardName = "Launch Screen"; INFOPLIST_KEY_UIMainStoryboardFile = "\\"My Main\\"";
        INFOPLIST_KEY_UISupportedInterfaceOrientations = "Up Down";
        """)
    let info = try #require(try target(text).configurations.first).info
    #expect(info.launchStoryboards.map(\.text) == ["Launch Screen"] && info.mainStoryboards.map(\.text) == ["My Main"])
    #expect(info.orientations == ["Up", "Down"])
  }

  @Test func settingsThatReferToEachOtherEnd() throws {
    let text = ProjectText.app(
      settings: "PRODUCT_NAME = \"$(A)\"; A = \"$(B)$(B)x\"; B = \"$(A)$(A)\"; IPHONEOS_DEPLOYMENT_TARGET = 13.0;")
    let configuration = try #require(try target(text).configurations.first)
    #expect(configuration.minimumSystem == SystemVersion(13, 0))
    #expect(configuration.moduleName.map { $0.utf8.count <= 1 << 16 } == true)
  }

  @Test func settingsFilesIncludeEachOther() throws {
    let text = ProjectText.app().replacing(
      "PCONF = {isa",
      with: "X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT;};\nPCONF = {isa"
    ).replacing(
      "name = Release; buildSettings = {SDKROOT",
      with: "baseConfigurationReference = X; name = Release; buildSettings = {SDKROOT"
    )
    .replacing("children = (", with: "children = (X")
    let files = [
      "Base.xcconfig": """
      // Oldest systems
      #include "Config/More.xcconfig"
      #include? "none.xcconfig"
      PRODUCT_MODULE_NAME = Kit // not https://example.com
      IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 1.0
      IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = $(OLDEST)
      no assignment
      """, "Config/More.xcconfig": "OLDEST = 11.2\n#include \"../Base.xcconfig\"\n#include \"gone.xcconfig\"",
    ]
    let model = MemoryFiles(texts: files.merging(["Shop.xcodeproj/project.pbxproj": text]) { a, _ in a }).model
    let target = try #require(model.targets.first)
    #expect(target.minimumSystem == SystemVersion(11, 2) && target.configurations.first?.moduleName == "Kit")
    #expect(
      model.unread.map { "\($0.path):\($0.line ?? 0): \($0.message)" } == [
        "/P/Base.xcconfig:7: a line without '='",
        "/P/Config/More.xcconfig:2: the settings include 'Base.xcconfig' again",
        "/P/Config/gone.xcconfig:0: missing; More.xcconfig:3 needs its build settings",
      ])
  }

  /// Xcode looks for an included file in the folder of the including file, then in the project's.
  @Test func settingsFilesIncludeFilesOfTheProjectsFolder() throws {
    let text = ProjectText.app().replacing(
      "PCONF = {isa",
      with: "X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT;};\nPCONF = {isa"
    ).replacing(
      "name = Release; buildSettings = {SDKROOT",
      with: "baseConfigurationReference = X; name = Release; buildSettings = {SDKROOT"
    ).replacing("children = (", with: "children = (X")
    let files = [
      "Config/App.xcconfig": "#include \"Config/Common.xcconfig\"\n#include \"Near.xcconfig\"",
      "Config/Common.xcconfig": "PRODUCT_MODULE_NAME = Kit",
      "Config/Near.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 12.0",
      "Near.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 9.0",
    ]
    let model = MemoryFiles(texts: files.merging(["Shop.xcodeproj/project.pbxproj": text]) { a, _ in a }).model
    let target = try #require(model.targets.first)
    #expect(target.configurations.first?.moduleName == "Kit" && target.minimumSystem == SystemVersion(12, 0))
    #expect(model.unread.isEmpty)
  }

  @Test func synchronizedFoldersHaveAllFilesButTheirExceptions() throws {
    let text = ProjectText.app().replacing(
      "isa = PBXNativeTarget;", with: "isa = PBXNativeTarget; fileSystemSynchronizedGroups = (SYNC);"
    ).replacing(
      "PCONF = {isa",
      with: """
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (EX, EY);
        explicitFolders = (Web);};
        EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TARGET;
        membershipExceptions = (Info.plist, "/Localized: Old.storyboard");};
        EY = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER; membershipExceptions = (Both.swift);};
        PCONF = {isa
        """
    ).replacing("children = (", with: "children = (SYNC")
    let names = [
      "Info.plist", "Both.swift", "Deep/View.xib", "Base.lproj/Main.storyboard", "Base.lproj/Old.storyboard",
      "A.xcassets/Contents.json", "Web/index.html", "Shop.entitlements", ".hidden", "Bridge.h",
    ]
    let target = try target(text, Dictionary(uniqueKeysWithValues: names.map { ("App/\($0)", "") }))
    #expect(
      target.members.map { "\($0.path.dropFirst("/P/App/".count)) \($0.role)" } == [
        "A.xcassets resource", "Base.lproj/Main.storyboard resource", "Both.swift source", "Bridge.h header",
        "Deep/View.xib resource", "Web resource",
      ])
    let other = try self.target(
      text.replacing("fileSystemSynchronizedGroups = (SYNC);", with: "").replacing(
        "target = OTHER", with: "target = TARGET"
      )
      .replacing(
        "membershipExceptions = (Info.plist, \"/Localized: Old.storyboard\")", with: "membershipExceptions = ()"),
      Dictionary(uniqueKeysWithValues: names.map { ("App/\($0)", "") }))
    #expect(other.members.map(\.path) == ["/P/App/Both.swift"])
  }

  @Test func aProjectInXMLIsReadTheSame() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G</string>
      <key>targets</key><array><string>T</string></array></dict>
      <key>G</key><dict><key>isa</key><string>PBXGroup</string><key>children</key><array/></dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Shop</string>
      <key>productType</key><string>com.apple.product-type.app-extension</string></dict></dict></dict></plist>
      """
    let target = try target(text)
    #expect(target.name == "Shop" && target.kind == .appExtension)
  }

  @Test func anExtensionWithAWidgetIsAWidget() throws {
    let text = ProjectText.app(settings: "INFOPLIST_FILE = Info.plist;").replacing(
      "type.application", with: "type.app-extension")
    let info = { (point: String) in
      "<dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict></dict>"
    }
    #expect(try target(text, ["Info.plist": info("com.apple.widgetkit-extension")]).kind == .widget)
    #expect(try target(text, ["Info.plist": info("com.apple.share-services")]).kind == .appExtension)
  }

  @Test func whatCannotBeReadIsListedWithItsPlace() {
    let torn = MemoryFiles(texts: [
      "A.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}", "B.xcodeproj/x": "", "C.xcodeproj/project.pbxproj": "",
      "D.xcodeproj/project.pbxproj": ProjectText.app().replacing("children = (", with: "children = (GONE, "),
      "E.xcworkspace/contents.xcworkspacedata": "<Workspace>\n<<",
    ])
    #expect(
      torn.model.unread.map { "\($0.path):\($0.line ?? 0): \($0.message)" } == [
        "/P/A.xcodeproj/project.pbxproj:2: unexpected '<'", "/P/B.xcodeproj/project.pbxproj:0: no such file",
        "/P/C.xcodeproj/project.pbxproj:0: contains no project, because 'rootObject' does not refer to an object "
          + "with a 'mainGroup'",
        "/P/D.xcodeproj/project.pbxproj:0: a group names a missing object 'GONE'",
        "/P/E.xcworkspace/contents.xcworkspacedata:2: expected a name; write a literal '&' or '<' as '&amp;' or "
          + "'&lt;'",
      ])
  }

  /// A project may name any file of the disk.
  @Test func filesOutsideTheRootAreNotRead() throws {
    let text = ProjectText.app(settings: "INFOPLIST_FILE = ../Out.plist; PRODUCT_NAME = a;", files: ["../b.xib"])
    var files = MemoryFiles(texts: ["Shop.xcodeproj/project.pbxproj": text]).files
    let inside = files
    files.read = { path in
      #expect(path.hasPrefix("/P/"))
      return inside.read(path)
    }
    files.list = { folder in
      #expect(folder == "/P" || folder.hasPrefix("/P/"))
      return inside.list(folder)
    }
    let model = ProjectModel(root: "/P", files: files) { _ in true }
    #expect(model.targets.first?.members.map(\.path) == ["/b.xib"])
    #expect(model.unread.map(\.path) == ["/Out.plist"])
  }

  /// A submodule and a project in a project's folder keep their own systems.
  @Test func eachProjectAnswersForItsOwnFiles() {
    let files = MemoryFiles(texts: [
      "A.xcodeproj/project.pbxproj": ProjectText.app(
        "A", projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;", files: ["a.xib"]),
      "Kit/K.xcodeproj/project.pbxproj": ProjectText.app(
        "K", projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 16.0;", files: ["k.xib"]),
      "a.xib": "", "Kit/k.xib": "", "b.xib": "",
    ])
    let model = files.model
    func system(_ path: String) -> [String] {
      model.targets(building: "/P/\(path)").compactMap { model.targets[$0].minimumSystem?.description }
    }
    #expect(system("a.xib") == ["14.0"] && system("Kit/k.xib") == ["16.0"] && system("b.xib").isEmpty)
  }

  /// Packages next to the project, and products of packages that a target links.
  @Test func packagesAreNamed() throws {
    let text = ProjectText.app().replacing(
      "isa = PBXProject;", with: "isa = PBXProject; packageReferences = (LOCAL, REMOTE);"
    ).replacing("buildPhases = (", with: "buildPhases = (KITS, ").replacing(
      "GROUP = ",
      with: """
        LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Kits/Feature;};
        REMOTE = {isa = XCRemoteSwiftPackageReference; relativePath = Kits/Other;};
        PRODUCT = {isa = XCSwiftPackageProductDependency; productName = Feature;}; LINK = {isa = PBXBuildFile; productRef = PRODUCT;};
        KITS = {isa = PBXFrameworksBuildPhase; files = (LINK);}; GROUP = 
        """)
    let files = MemoryFiles(texts: ["Shop.xcodeproj/project.pbxproj": text])
    let project = try #require(files.model.projects.first)
    #expect(project.localPackages == ["/P/Kits/Feature"])
    let frameworks = project.targets.first?.frameworks ?? []
    #expect(frameworks.map(\.name) == ["Feature"] && frameworks.map(\.path) == [nil])
    #expect(frameworks.map(\.origin) == [.package])
  }

  /// A pattern may name a version of an SDK, and the project names no version.
  @Test(arguments: [
    ("iphoneos*", "B"), ("iphoneos15*", "B"), ("iphoneos15.4*", "B"), ("iphone*", "B"), ("iphoneosx*", "A"),
    ("macosx*", "A"), ("iphoneos", "B"), ("iphoneos15", "A"),
  ])
  func aSettingIsForAnSDK(_ pattern: String, _ name: String) throws {
    let settings = "PRODUCT_NAME = A; \"PRODUCT_NAME[sdk=\(pattern)]\" = B;"
    #expect(try target(ProjectText.app(settings: settings)).configurations.first?.moduleName == name)
  }
}
