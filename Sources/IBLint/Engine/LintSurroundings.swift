package import IBAssets
package import IBCode

/// What lies around a document: its project's sources and catalogs, looked for only when a rule asks.
package struct LintSurroundings: Sendable {
  /// What the project's sources declare; nil where nobody has read them.
  package var code: @Sendable () -> CodeIndex?
  /// The images and colors of the project as the document sees them; nil where nobody looks for them.
  package var assets: @Sendable () -> DocumentAssets?

  package init(
    code: @escaping @Sendable () -> CodeIndex? = { nil }, assets: @escaping @Sendable () -> DocumentAssets? = { nil }
  ) {
    self.code = code
    self.assets = assets
  }

  package static let none = LintSurroundings()

  /// For the examples of rules: a project of one Swift source and of the files of its catalogs.
  ///
  /// - Parameter catalogs: text by path, seen from the document's folder.
  static func example(swift: String = "", catalogs: [String: String] = [:]) -> LintSurroundings {
    let code = CodeIndex([CodeFile(Array(swift.utf8), .swift)], hasDependencies: false)
    let files = AssetFiles(
      list: { folder in
        let prefix = folder == "." ? "" : "\(folder)/"
        let inside = catalogs.keys.filter { $0.hasPrefix(prefix) }.map {
          $0.dropFirst(prefix.count).split(separator: "/")
        }
        return Set(inside.map { AssetFiles.Entry(String($0.first ?? ""), isFolder: $0.count > 1) }).sorted {
          $0.name < $1.name
        }
      },
      read: { path in catalogs[path].map { Array($0.utf8) } },
      start: { path, count in catalogs[path].map { Array($0.utf8.prefix(count)) } })
    let project = ProjectAssets(root: ".", files: files)
    return LintSurroundings(code: { code }, assets: { DocumentAssets(project, document: "Example.xib") })
  }
}
