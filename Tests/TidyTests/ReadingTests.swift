import Testing

/// What is read from the syntax of a document is read once, in few places.
@Suite struct ReadingTests {
  /// The folders of IBLayout that read elements; every other one gets typed values, those of views from IBContent.
  private static let readers: Set<String> = ["Resolve"]

  @Test func afterResolvingNoStageOfTheLayoutReadsElements() throws {
    let files = try PackageFolder.files(in: "Sources/IBLayout", ending: ".swift").filter { path in
      !Self.readers.contains(FolderUse.folder(of: path))
        && (try? PackageFolder.text(path).contains(/(?m)^(package )?import IBSyntax$/)) == true
    }
    #expect(files.isEmpty, "these read elements")
  }

  /// What releases of iOS and of Xcode do differently is asked of the tables in `IBModel/System`.
  @Test func versionsAreComparedWithNumbersInOnePlace() throws {
    let comparison = /\b(build|version|systemVersion|release|toolsVersion|firstRelease|major)\s*(<|>|<=|>=|==|!=)\s*\d/
    let bound = /(<|>|<=|>=|==|!=)\s*\.?(init|SystemVersion|SystemRelease|ToolsVersion|CanvasEra)\((build:\s*)?\d/
    for path in try PackageFolder.files(in: "Sources", ending: ".swift") where !path.contains("/IBModel/System/") {
      let code = String(decoding: SwiftCode(try PackageFolder.text(path)).bytes, as: UTF8.self)
      #expect(!code.contains(comparison) && !code.contains(bound), "\(path) compares a version with a number")
    }
  }
}
