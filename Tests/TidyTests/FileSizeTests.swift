import Testing

/// A file of a few lines costs a reader more than it holds: what it declares belongs to the type that uses it.
@Suite struct FileSizeTests {
  /// Files of at least this many lines stand by themselves.
  private static let least = 20

  /// Files that are short because each rule, control, format, command, executable or registry has one. IBLayout still has
  /// short files that are not judged here.
  private static func isSingle(_ path: String) -> Bool {
    let ends = ["Emitter.swift", "Command.swift", "Header.swift", "Registry.swift", "main.swift"]
    return ends.contains { path.hasSuffix($0) } || path.contains("/Rules/") || path.contains("/Controls/")
      || path.hasSuffix("+Generated.swift") || path.hasPrefix("Sources/IBLayout/")
  }

  /// Short files that only their own module uses, by name, with the reason why they stand by themselves.
  private static let reasons = [
    "Product.swift": "each release changes the version in it",
    "PageAssets.swift": "it reads the texts that the compiler embeds",
    "ProjectModel+World.swift": "the only place where a project is read from the world",
    "LatinLetters.swift": "a generated file extends the type",
    "SegueQuestions.swift": "two rules ask it alike",
    "Base64.swift": "pages, pictures and nibs use it alike",
    "SystemLibrary.swift": "it exports the C library for the module",
  ]

  @Test func aShortFileIsUsedByAnotherModule() throws {
    let files = try PackageFolder.files(in: "Sources", ending: ".swift").map { path in
      (path: path, module: path.split(separator: "/")[1], text: try PackageFolder.text(path))
    }
    var users: [String: Set<Substring>] = [:]
    for file in files {
      for name in SwiftCode(file.text).typeNames { users[name, default: []].insert(file.module) }
    }
    for file in files where file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= Self.least {
      if Self.isSingle(file.path) || Self.reasons[String(file.path.split(separator: "/").last ?? "")] != nil {
        continue
      }
      let isShared = SwiftCode(file.text).declaredTypes.contains { type in
        users[type, default: []].contains { $0 != file.module }
      }
      #expect(isShared, "\(file.path) belongs to the file of the type that uses it")
    }
  }
}
