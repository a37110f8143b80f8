import IBAssets
import IBCode
package import IBLayout
package import IBModel
package import IBProject
package import IBTexts

/// The surroundings of a document: the sources and catalogs of its project, and the environment of its layouts.
///
/// The sources and catalogs are searched only when a rule needs them.
package struct LintSurroundings: Sendable {
  /// The declarations in the project's sources, and the names in its documents.
  ///
  /// Nil outside a project, and if the sources are unread or incomplete.
  package var code: @Sendable () -> CodeFacts? = { nil }
  /// The names in the project's documents; nil outside a project.
  package var names: @Sendable () -> ProjectNames? = { nil }
  /// Whether the document belongs to a project, so that a file that is not found is really missing.
  package var isInProject: @Sendable () -> Bool = { false }
  /// The environment of the document's layouts. Rules also look up its images and colors.
  package var environment: @Sendable () -> LayoutEnvironment = { .documentAlone }
  /// The translations of the document; nil if the document is not in a folder.
  package var translations: @Sendable () -> DocumentTranslations? = { nil }
  /// The source languages that the projects around the document declare.
  package var sourceLanguages: @Sendable () -> [Language] = { [] }
  /// Whether all languages of the app are written from left to right.
  package var isLeftToRight: @Sendable () -> Bool = { false }
  /// Whether the app has only one language.
  package var isInOneLanguage: @Sendable () -> Bool = { false }
  /// The targets that build the document, if its projects are known.
  package var membership: @Sendable () -> Membership = { .unknown }
  /// The oldest system in the description of a project that another tool generates; nil without one.
  package var describedSystem: @Sendable (TargetPlatform) -> SystemVersion? = { _ in nil }
  /// The podspec with the oldest iOS among those that may add the document to apps; nil if no podspec declares a version.
  package var podSystem: @Sendable () -> (podspec: String, system: SystemVersion)? = { nil }
  /// The devices and orientations of the apps that show the document.
  package var reach: @Sendable () -> Reach = { .assumed }
  /// Whether an app that shows the document may contain the source at this path.
  package var isInSameApp: @Sendable (_ source: String) -> Bool = { _ in true }
  /// Whether only targets build a source whose classes the document's targets do not have.
  package var isOnlyInOtherApps: @Sendable (_ source: String) -> Bool = { _ in false }
  /// Whether targets build a source, but not for a module.
  package var isOnlyInOtherModules: @Sendable (_ source: String, _ module: String) -> Bool = { _, _ in false }
  /// Whether no target builds the file at this path.
  package var isUnbuilt: @Sendable (_ file: String) -> Bool = { _ in false }

  package init() {}

  /// A document without a project around it.
  package static let documentAlone = LintSurroundings()

  /// The project's images and colors as seen from the document; nil if they are not searched.
  func assets() -> DocumentAssets? { environment().assets }

  /// Used in the examples of rules: a document with a translation into German.
  static func example(strings: String) -> LintSurroundings {
    let files = AssetFiles(
      list: { folder in
        folder == "." ? [.init("de.lproj", isFolder: true)] : [.init("Example.strings", isFolder: false)]
      }, read: { _ in Array(strings.utf8) },
      start: { _, count in Array(strings.utf8.prefix(count)) })
    var surroundings = LintSurroundings()
    surroundings.isInProject = { true }
    surroundings.translations = { DocumentTranslations(of: "Base.lproj/Example.xib", files) }
    return surroundings
  }

  /// The project's images and colors, for rules about missing ones.
  ///
  /// Also nil outside a project, and in a project that has no images and colors at all.
  func projectAssets() -> DocumentAssets? { isInProject() ? assets().flatMap { $0.isEmpty ? nil : $0 } : nil }

  /// Used in the examples of rules: an app that supports both orientations on a phone.
  static let turningExample: LintSurroundings = {
    var surroundings = example(swift: "final class Screen: UIViewController {}")
    surroundings.reach = { Reach(onPhones: .both) }
    return surroundings
  }()

  /// Used in the examples of rules: a project with one Swift source and the files of its catalogs.
  ///
  /// - Parameter storyboard: the name of its only storyboard.
  /// - Parameter catalogs: text by path, relative to the document's folder.
  static func example(
    swift: String = "", storyboard: String? = nil, catalogs: [String: String] = [:]
  ) -> LintSurroundings {
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
    var names = ProjectNames()
    if let storyboard { names.add(ProjectNames.Document(Array("<document>".utf8), path: "\(storyboard).storyboard")) }
    let facts = CodeFacts(sources: code, names: names)
    var surroundings = LintSurroundings()
    surroundings.code = { facts }
    surroundings.names = { [names] in names }
    surroundings.isInProject = { true }
    surroundings.environment = { [environment] in environment }
    return surroundings
  }
}
