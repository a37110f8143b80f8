/// The apps among the targets of a model, and the targets that they need. A repository can have thousands of each, so
/// they are looked up once.
struct AppTargets: Sendable {
  /// The apps whose names do not mark them as for tests or examples; all apps if every name does.
  let real: [ProjectModel.TargetIndex]
  /// The number of projects with an app that is neither for tests or examples nor in a folder for these.
  private let ownProjects: Int
  /// The apps whose property list is in a folder.
  let byListFolder: [String: [ProjectModel.TargetIndex]]
  private let realByName: [String: [ProjectModel.TargetIndex]]
  /// The names of the targets that link a target, or whose build needs it.
  private let users: [String: [String]]

  init(_ targets: [ProjectTarget], root: String) {
    let apps = targets.indices.filter { targets[$0].isApp }
    let named = apps.filter { !Self.isForTrying(path: targets[$0].name) }
    real = named.isEmpty ? apps : named
    ownProjects =
      Set(named.lazy.map { targets[$0] }.filter { !Self.isInTrial($0, root: root) }.map(\.project)).count
    byListFolder = apps.reduce(into: [:]) { apps, index in
      let folders = Set(targets[index].configurations.compactMap(\.infoPlist).map(ProjectPath.folder(of:)))
      for folder in folders { apps[folder, default: []].append(index) }
    }
    realByName = Dictionary(grouping: real) { targets[$0].name }
    users = targets.reduce(into: [:]) { users, target in
      for name in target.needs { users[name, default: []].append(target.name) }
    }
  }

  /// The apps that link a target, or whose build needs it, directly or through other targets.
  func dependents(on name: String) -> [ProjectModel.TargetIndex] {
    var needed: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      waiting += (users[next] ?? []).filter { needed.insert($0).inserted }
    }
    return needed.flatMap { realByName[$0] ?? [] }.sorted()
  }

  /// Whether an app is only an example, a test or other people's, next to an app that is not.
  ///
  /// A collection of apps, such as those of a course, has no main app. There, no app is an example of another.
  func isForTrying(_ target: ProjectTarget, root: String) -> Bool {
    guard ownProjects > 0 else { return false }
    return ownProjects < Self.leastCollection
      ? Self.isInTrial(target, root: root) : Self.folders(of: target, root: root).contains(where: Self.isVendored)
  }

  /// The least number of projects in a collection. Chosen, not measured.
  private static let leastCollection = 4

  // MARK: - Names

  /// Whether the project of a target is in a folder for tests, examples or third-party code.
  private static func isInTrial(_ target: ProjectTarget, root: String) -> Bool {
    folders(of: target, root: root).contains { isForTrying($0) || isVendored($0) }
  }

  private static func folders(of target: ProjectTarget, root: String) -> [Substring] {
    ProjectPath.folder(of: target.project).dropFirst(root.utf8.count).split(separator: "/")
  }

  private static func isVendored(_ folder: Substring) -> Bool { vendored.contains(folder.lowercased()) }

  /// Lowercase names of folders with third-party code, such as those of Carthage and CocoaPods.
  private static let vendored: Set = [
    "carthage", "external", "pods", "third-party", "third_party", "thirdparty", "vendor", "vendored",
  ]

  /// Whether the name of an app, or of a folder in a path, marks it as for tests or examples.
  static func isForTrying(path: String) -> Bool { path.split(separator: "/").contains(where: isForTrying) }

  /// Whether a name marks an app for tests or examples.
  ///
  /// Its last word decides, apart from words such as `Host` that fit any app; so does its first word. Examples are
  /// `SnapshotTestHost`, `ios-example` and `DemoShop`, but not `TestNet`.
  private static func isForTrying(_ name: Substring) -> Bool {
    if let first = words(in: name).first, examples.contains(first) { return true }
    return lastWord(of: name).map { examples.contains($0) || tests.contains($0) } ?? false
  }

  /// Whether the name of an app marks it as the host of tests, such as `DummyForTest`.
  static func isForTests(name: String) -> Bool { lastWord(of: name[...]).map(tests.contains) ?? false }

  /// The last word of a name apart from those that fit any app.
  private static func lastWord(of name: Substring) -> String? { words(in: name).last { !anyApp.contains($0) } }

  /// Whether the name of a folder in a path marks its files as those of tests, such as `Fixtures` or `ShopTests`.
  static func isOfTests(folders: [String]) -> Bool {
    // Many an app is a test of something.
    folders.contains { folder in
      let words = words(in: folder[...])
      return words == ["test"] || words.last.map(ofTests.contains) ?? false
    }
  }

  private static func words(in name: Substring) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in name {
      if character.isLetter, character.isUppercase || !isInWord { words.append("") }
      isInWord = character.isLetter
      if !isInWord { continue }
      words[words.count - 1].append(contentsOf: character.lowercased())
    }
    return words
  }

  private static let tests: Set = ["test", "testing", "tests"]
  private static let ofTests: Set = ["fixture", "fixtures", "tests"]

  private static let examples: Set = ["example", "examples", "sample", "samples", "demo", "demos"]
  private static let anyApp: Set = ["app", "application", "host", "project", "runner", "swift"]
}

extension ProjectTarget {
  /// The names of the targets that it needs, as far as these are targets.
  fileprivate var needs: Set<String> {
    let suffix = ".framework"
    let bare = frameworks.lazy.map(\.name).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    return Set(dependencies).union(frameworks.map(\.name)).union(bare)
  }
}
