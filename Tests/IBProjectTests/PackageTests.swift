import IBModel
import IBProject
import Testing

/// Packages and workspaces.
@Suite struct PackageTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit", defaultLocalization: "en", platforms: [.macOS(.v12), .iOS(.v15)],
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(name: "Kit", dependencies: [.target(name: "Core"), "Other"], exclude: ["Notes"],
          resources: [.process("Resources"), .copy("Data")]),
        .target(name: "Core-Kit", path: "Core", sources: ["Code"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
        .target(name: prefix + "Late"),
        .target(name: "Gone"),
      ])
    """

  private static let files = MemoryFiles(texts: [
    "Kit/Package.swift": manifest, "Kit/Sources/Kit/View.swift": "", "Kit/Sources/Kit/View.xib": "",
    "Kit/Sources/Kit/Notes/No.swift": "", "Kit/Sources/Kit/Resources/de.lproj/A.strings": "",
    "Kit/Sources/Kit/Data/x.json": "", "Kit/Sources/Kit/read.me": "", "Kit/Core/Code/C.swift": "",
    "Kit/Core/D.swift": "",
    "Kit/Tests/KitTests/T.swift": "",
    "All.xcworkspace/contents.xcworkspacedata": """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version="1.0"><Group location="container:Apps" name="Apps"><FileRef location="group:A/A.xcodeproj"/></Group>
    <FileRef location="group:Kit"/><FileRef location="absolute:/X.xcodeproj"/></Workspace>
    """,
  ])

  @Test func targetsAreReadFromLiterals() throws {
    let package = try #require(Self.files.model.packages.first)
    #expect(package.name == "Kit" && package.defaultLanguage == "en" && package.minimumSystem == SystemVersion(15, 0))
    #expect(package.targets.map(\.name) == ["Kit", "Core-Kit", "KitTests", "Gone"])
    #expect(package.targets.map(\.kind) == [.library, .library, .tests, .library])
    let kit = package.targets[0]
    #expect(
      kit.members.map { "\($0.path.dropFirst("/P/Kit/Sources/Kit/".count)) \($0.role)" } == [
        "Data copied", "Resources/de.lproj/A.strings resource", "View.swift source", "View.xib resource",
      ])
    #expect(kit.languages == ["de"] && kit.dependencies == ["Core", "Other"])
    #expect(package.targets[1].members.map(\.path) == ["/P/Kit/Core/Code/C.swift"])
    #expect(package.targets[1].configurations.first?.moduleName == "Core_Kit")
  }

  @Test func targetsThatNoLiteralDescribesAreListed() {
    #expect(
      Self.files.model.unread.map { "\($0.line ?? 0): \($0.message)" } == [
        "11: the name of this target is not a string literal", "12: target 'Gone' has no folder",
      ])
  }

  /// A comma inside of a call or an array does not end an argument.
  @Test func argumentsAfterNestedCallsAreFound() throws {
    let text = """
      let package = Package(name: "Late", targets: [
        .target(name: "A", dependencies: [.product(name: "B", package: "b", condition: .when(platforms: [.iOS, .macOS])),
          "C"], path: "Here"),
      ])
      """
    let files = MemoryFiles(texts: ["Package.swift": text, "Here/A.swift": "", "Sources/A/B.swift": ""])
    let target = try #require(files.model.packages.first?.targets.first)
    #expect(target.dependencies == ["B", "C"] && target.members.map(\.path) == ["/P/Here/A.swift"])
  }

  /// A target may be the folder of its package; a folder that does not exist is none.
  @Test func aTargetMayBeTheFolderOfThePackage() throws {
    let text = """
      let package = Package(name: "Whole", targets: [.target(name: "A", path: "."), .target(name: "B", path: "Gone")])
      """
    let model = MemoryFiles(texts: ["Kit/Package.swift": text, "Kit/A.swift": "", "Kit/Sub/B.swift": ""]).model
    let targets = try #require(model.packages.first).targets
    #expect(targets.first?.members.map(\.path).contains("/P/Kit/Sub/B.swift") == true)
    #expect(model.unread.map(\.message) == ["target 'B' has no folder"])
  }

  @Test func workspacesNameProjectsAndFolders() {
    #expect(Self.files.model.workspaces.map(\.paths) == [["/P/Apps/A/A.xcodeproj", "/P/Kit", "/X.xcodeproj"]])
  }

  @Test func anyTextIsRead() {
    for text in [
      "Package(", ".target(name:", ".target(name: \"A\"", "Package(platforms: [.iOS(",
      ".target(name: \"A\", path: \"..\")",
    ] {
      _ = MemoryFiles(texts: ["Package.swift": text]).model
    }
  }
}
