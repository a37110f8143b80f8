import IBModel
import IBProject
import IBTestSupport
import Testing

/// Which targets build a file, and when that is not known.
@Suite struct MembershipTests {
  private static let project = "Shop.xcodeproj/project.pbxproj"

  /// The files of a project that builds `App/Main.storyboard`, next to `App/Old.storyboard`.
  private func files(
    _ others: [String: String] = [:], _ edit: (String) -> String = { $0 }
  ) -> MemoryFiles {
    let text = edit(ProjectText.app(settings: "IPHONEOS_DEPLOYMENT_TARGET = 12.0;", files: ["App/Main.storyboard"]))
    let all = [Self.project: text, "App/Main.storyboard": "", "App/Old.storyboard": ""]
    return MemoryFiles(texts: others.merging(all) { a, _ in a })
  }

  private func projects(of path: String, in files: MemoryFiles) -> [String]? {
    if case .unbuilt(let projects, _) = files.model.membership(of: path) { projects } else { nil }
  }

  @Test func aFileOfNoTargetIsUnbuilt() throws {
    let files = files()
    let built = try #require(files.model.membership(of: "/P/App/Main.storyboard").builders)
    #expect(built.targets.map(\.name) == ["Shop"] && built.oldest(on: .iOS)?.system == SystemVersion(12))
    #expect(built.oldest(on: .tvOS) == nil && built.targets.map(\.kind) == [.app])
    #expect(projects(of: "/P/App/Old.storyboard", in: files) == ["/P/Shop.xcodeproj"])
  }

  @Test func aFolderThatIsTheCurrentOneHoldsRelativePaths() {
    var files = files()
    files.root = "."
    #expect(projects(of: "App/Old.storyboard", in: files) == ["Shop.xcodeproj"])
    for path in ["/App/Old.storyboard", "../App/Old.storyboard"] { #expect(projects(of: path, in: files) == nil) }
  }

  /// A project builds files in its folder, as far as the folders are searched.
  @Test func aFileBesideTheProjectsIsUnknown() {
    let files = MemoryFiles(texts: [
      "Shop/Shop.xcodeproj/project.pbxproj": ProjectText.app(), "Main.storyboard": "", "Shop/Pods/Old.xib": "",
      "Shop/Data.bundle/Old.xib": "",
    ])
    for path in ["/P/Main.storyboard", "/P/Shop/Pods/Old.xib", "/P/Shop/Data.bundle/Old.xib", "/Q/Shop/a.xib"] {
      #expect(projects(of: path, in: files) == nil, "\(path)")
    }
    #expect(projects(of: "/P/Shop/Old.xib", in: files) == ["/P/Shop/Shop.xcodeproj"])
  }

  /// Another project that cannot be read, another tool, a script, a member that is elsewhere, an unread package.
  @Test(arguments: [
    ["Other.xcodeproj/project.pbxproj": "{ objects = "], ["Other.xcodeproj/user.txt": ""],
    ["Kit.podspec": ""], ["project.yml": ""], ["App/BUILD.bazel": ""],
    ["App/Package.swift": "let package = Package(targets: [.target(name: name)])"],
  ])
  func whatMayBuildTheFileUnseenMakesItUnknown(_ others: [String: String]) {
    #expect(projects(of: "/P/App/Old.storyboard", in: files(others)) == nil)
  }

  @Test func aScriptOrALostMemberOfTheNameMakesAFileUnknown() {
    let script = files { text in
      text.replacing("buildPhases = (PHASE)", with: "buildPhases = (PHASE, RUN)").replacing(
        "GROUP = {",
        with: "RUN = {isa = PBXShellScriptBuildPhase; shellScript = \"ibtool App/Old.storyboard\";};\nGROUP = {")
    }
    #expect(projects(of: "/P/App/Old.storyboard", in: script) == nil)
    #expect(projects(of: "/P/App/Older.storyboard", in: script) != nil)
    let lost = files { $0.replacing("path = \"App/Main.storyboard\"", with: "path = \"Lost/Old.storyboard\"") }
    #expect(projects(of: "/P/App/Old.storyboard", in: lost) == nil)
    #expect(projects(of: "/P/App/Main.storyboard", in: lost) != nil)
    let external = files {
      $0.replacing("isa = PBXNativeTarget", with: "buildArgumentsString = \"App/Old.*\"; isa = PBXLegacyTarget")
    }
    #expect(projects(of: "/P/App/Old.storyboard", in: external) == nil)
  }

  /// The products of other targets do not belong to the project; a file in no group has no known place.
  @Test func membersWithoutAPlaceAreListed() {
    let model = files { text in
      text.replacing("files = (", with: "files = (B8, B9, BX, ").replacing(
        "GROUP = {",
        with: """
          B8 = {isa = PBXBuildFile; fileRef = F8;}; F8 = {isa = PBXFileReference; path = a/lost.xib; sourceTree = "<group>";};
          B9 = {isa = PBXBuildFile; fileRef = F9;}; F9 = {isa = PBXFileReference; path = K.bundle; sourceTree = BUILT_PRODUCTS_DIR;};
          BX = {isa = PBXBuildFile; fileRef = FX;};
          GROUP = {
          """)
    }.model
    #expect(model.projects.first?.unplaced == ["lost.xib"])
    #expect(model.unread.map(\.message) == ["target 'Shop' builds a missing object 'FX'"])
  }

  /// The podspec of a library does not describe the project of its example.
  @Test func theNearestDescriptionOfABuildDecides() {
    let files = MemoryFiles(texts: [
      "Kit.podspec": "", "Kit.xcodeproj/project.pbxproj": ProjectText.app(), "Example/Old.xib": "",
      "Example/Example.xcodeproj/project.pbxproj": ProjectText.app(),
    ])
    #expect(projects(of: "/P/Example/Old.xib", in: files) == ["/P/Example/Example.xcodeproj"])
    #expect(projects(of: "/P/Kit/Old.xib", in: files) == nil)
    // This podspec names its files.
    let read = MemoryFiles(texts: [
      "Kit.podspec": "s.source_files = 'Sources/**/*'", "Kit.xcodeproj/project.pbxproj": ProjectText.app(),
    ])
    #expect(projects(of: "/P/Kit/Old.xib", in: read) == ["/P/Kit.xcodeproj"])
    #expect(projects(of: "/P/Sources/Old.xib", in: read) == nil)
  }

  /// A podspec that has a path to the file may build it, also one outside the project's folder.
  @Test(arguments: [
    ("s.resource_bundles = { 'Kit' => ['Kit/App/*', 'Kit/Privacy.txt'] }", false),
    ("s.resources = \"Kit/**/*.{xib,png}\"", false), ("s.resources = 'Kit/App/Old.xib'", false),
    ("s.source_files = 'Kit/**/*.{h,m}'", true), ("# s.resources = 'Kit/App/*'", true),
    ("dir = \"#{root}/#{s.name}\"; s.source_files = \"#{dir}/**/*.{h,m}\"", true),
    ("s.resources = \"#{dir}/App/*\"", false), ("base = \"#{root}/App/*\"", false),
    ("s.resources = 'Kit/Images/*'", true), ("s.source_files = 'Kit/**/*.swift'; s.name = 'Kit'", true),
  ])
  func aPodspecWithAPathToTheFileMayBuildIt(_ line: String, _ isUnbuilt: Bool) {
    let files = MemoryFiles(texts: [
      "Kit.podspec": "Pod::Spec.new do |s|\n  \(line)\nend\n", "Kit/Kit.xcodeproj/project.pbxproj": ProjectText.app(),
      "Kit/App/Old.xib": "",
    ])
    #expect((projects(of: "/P/Kit/App/Old.xib", in: files) != nil) == isUnbuilt)
  }

  @Test func theNearestProjectThatBuildsAFileDecides() throws {
    let files = MemoryFiles(texts: [
      "Shop.xcodeproj/project.pbxproj": ProjectText.app("Shop", files: ["Kit/View.xib"]),
      "Kit/Kit.xcodeproj/project.pbxproj": ProjectText.app("Kit", files: ["View.xib"]), "Kit/View.xib": "",
    ])
    let builders = try #require(files.model.membership(of: "/P/Kit/View.xib").builders)
    #expect(builders.targets.map(\.name) == ["Kit"])
  }

  /// Tests often build files of the app, with different settings.
  @Test func testsCountOnlyForFilesThatNothingElseBuilds() throws {
    let text = ProjectText.app(files: ["Main.storyboard"]).replacing(
      "targets = (TARGET)", with: "targets = (TARGET, TESTS)"
    )
    .replacing(
      "PLIST = {",
      with: """
        TESTS = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (PHASE, MORE);};
        MORE = {isa = PBXResourcesBuildPhase; files = (BM);};
        BM = {isa = PBXBuildFile; fileRef = FM;};
        FM = {isa = PBXFileReference; path = Data.xib; sourceTree = SOURCE_ROOT;};
        PLIST = {
        """
    ).replacing("children = (", with: "children = (FM, ")
    let model = MemoryFiles(texts: [
      "Shop.xcodeproj/project.pbxproj": text, "Main.storyboard": "", "Data.xib": "",
    ]).model
    #expect(model.membership(of: "/P/Main.storyboard").builders?.targets.map(\.name) == ["Shop"])
    #expect(model.membership(of: "/P/Data.xib").builders?.targets.map(\.name) == ["ShopTests"])
  }

  // MARK: - Packages

  /// A package of one target, which copies `Data`, with test data next to its tests.
  private static func package(tools: String) -> MemoryFiles {
    MemoryFiles(texts: [
      "Package.swift": """
      // swift-tools-version:\(tools)
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", resources: [.copy("Data")]), .testTarget(name: "KitTests", exclude: ["Resources"]),
      ])
      """,
      "Sources/Kit/Kit.swift": "", "Sources/Kit/View.xib": "", "Sources/Kit/Data/Old.xib": "",
      "Tests/KitTests/T.swift": "", "Tests/KitTests/Resources/Broken.xib": "", "Old.xib": "",
    ])
  }

  /// Packages have resources from version 5.3 of the tools on, and do not compile the files that they copy.
  @Test(arguments: [
    ("Sources/Kit/View.xib", "5.3", false), ("Sources/Kit/View.xib", "5.2", true),
    ("Sources/Kit/Data/Old.xib", "5.9", true), ("Old.xib", "5.9", true),
  ])
  func aPackageBuildsOnlyItsResources(_ path: String, _ tools: String, _ isUnbuilt: Bool) {
    let model = Self.package(tools: tools).model
    #expect(model.membership(of: "/P/\(path)").isUnbuilt == isUnbuilt)
    #expect(projects(of: "/P/\(path)", in: Self.package(tools: tools)) == (isUnbuilt ? ["/P/Package.swift"] : nil))
  }

  @Test func unbuiltFilesInFoldersOfTestsAreTestData() {
    let model = Self.package(tools: "5.9").model
    #expect(model.isTestData("/P/Tests/KitTests/Resources/Broken.xib"))
    #expect(!model.isTestData("/P/Old.xib") && !model.isTestData("/P/Tests/KitTests/T.swift"))
    #expect(ProjectModel.isTestData(outsideProjects: "Kit/Fixtures/A.xib"))
    #expect(!ProjectModel.isTestData(outsideProjects: "/home/tests/A.xib"))
    #expect(!ProjectModel.isTestData(outsideProjects: "Latest/Contests.xib"))
  }
}
