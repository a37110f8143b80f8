import IBAssets
package import IBCode
package import IBLayout

/// What surrounds a document: its project's sources and catalogs, looked for only when a rule asks, and what its
/// layouts depend on.
package struct LintSurroundings: Sendable {
  /// What the project's sources declare; nil where they were not read.
  package var code: @Sendable () -> CodeIndex?
  /// The environment that the document is laid out in; rules see its images and colors too.
  package var environment: @Sendable () -> LayoutEnvironment

  package init(
    code: @escaping @Sendable () -> CodeIndex?, environment: @escaping @Sendable () -> LayoutEnvironment
  ) {
    self.code = code
    self.environment = environment
  }

  /// A document without a project around it.
  package static let documentAlone = LintSurroundings(code: { nil }, environment: { .documentAlone })

  /// The images and colors of the project as the document sees them; nil where they are not looked for.
  func assets() -> DocumentAssets? { environment().assets }

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
    var environment = LayoutEnvironment.documentAlone
    environment.assets = DocumentAssets(project, document: "Example.xib")
    return LintSurroundings(code: { code }, environment: { [environment] in environment })
  }
}
