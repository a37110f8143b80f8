import Testing

/// Who imports whom, held against the table in ARCHITECTURE.md: the compiler accepts a module that comes in through
/// another one.
@Suite struct ImportTests {
  /// Files of the system that a module may need whatever the table says.
  private static let systemModules: Set<String> = ["Foundation", "Synchronization"]
  /// Only these touch the world, `PictureRaster` for a library of the machine; Foundation would make the program larger.
  private static let worldly: Set<String> = ["IBDriver", "PictureRaster", "keyline", "keyline-dev"]
  /// The library reads one file, for those who have Foundation's `URL` of it.
  private static let libraryReader = "Sources/KeylineKit/InterfaceDocument.swift"
  /// Only this module names the C library of a system.
  private static let systemLibrary = "SystemLibrary"
  private static let systemLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// The modules that a source file imports, in whatever way.
  private static func imports(of path: String) throws -> [String] {
    try PackageFolder.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, words.count > place + 1 else { return nil }
      guard words[..<place].allSatisfy({ Self.modifiers.contains(String($0)) }) else { return nil }
      return words.last.flatMap { $0.split(separator: ".").first }.map(String.init)
    }
  }

  private static let modifiers: Set<String> = [
    "package", "public", "internal", "private", "fileprivate", "@testable", "@preconcurrency", "@_exported",
  ]

  private static func sources() throws -> [String] { try PackageFolder.files(in: "Sources", ending: ".swift") }

  private static func module(_ path: String) -> String { String(path.split(separator: "/")[1]) }

  @Test func everyModuleStandsInTheTable() throws {
    let folders = Set(try PackageFolder.files(in: "Sources", ending: ".swift", ".modulemap").map(Self.module))
    #expect(folders == Set(try ModuleTable().allowed.keys))
  }

  @Test func everyImportIsAllowedByTheTable() throws {
    let table = try ModuleTable().allowed
    let sources = try Self.sources()
    #expect(!sources.isEmpty)
    for path in sources {
      let isSystems = Self.module(path) == Self.systemLibrary
      let allowed = (table[Self.module(path)] ?? []).union(Self.systemModules).union(
        isSystems ? Self.systemLibraries : [])
      for name in try Self.imports(of: path) {
        #expect(allowed.contains(name), "\(path) imports \(name)")
      }
    }
  }

  @Test func importsAreFoundHoweverTheyAreWritten() throws {
    #expect(try Self.imports(of: "Tests/TidyTests/CommandTests.swift") == ["Testing", "IBDriver"])
  }

  @Test(arguments: ["Geometry", "LinearSolver", "OpenType"])
  func theLowestModulesImportNothing(_ module: String) throws {
    for path in try PackageFolder.files(in: "Sources/\(module)", ending: ".swift") {
      #expect(try Self.imports(of: path).isEmpty, "\(path)")
    }
  }

  @Test func onlyTheDriverAndTheExecutablesTouchTheWorld() throws {
    let files = try Self.sources().filter { !Self.worldly.contains(Self.module($0)) && $0 != Self.libraryReader }
    for path in files {
      let worldly = try Self.imports(of: path).filter { $0 == "Foundation" || $0 == Self.systemLibrary }
      #expect(worldly.isEmpty, "\(path)")
    }
  }
}
