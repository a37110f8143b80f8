/// The stages of a project that a repository contains side by side, such as the starter and the final project of a lesson.
/// Their paths differ in one folder.
///
/// A stage may have a document whose code follows in a later one.
struct ProjectStages {
  /// The used documents by their paths without one folder.
  private let used: [String: [String]]
  private let projects: (String) -> Set<String>

  /// - Parameters:
  ///   - used: the paths of the documents that their apps use.
  ///   - projects: the projects of a document.
  init(used: [String], projects: @escaping (String) -> Set<String>) {
    self.used = used.reduce(into: [:]) { found, path in
      for pattern in Self.patterns(of: path) { found[pattern, default: []].append(path) }
    }
    self.projects = projects
  }

  /// Whether another stage uses its copy of a document.
  func use(_ document: String) -> Bool {
    let own = projects(document)
    return !own.isEmpty
      && Self.patterns(of: document).contains { pattern in
        used[pattern]?.contains { projects($0).isDisjoint(with: own) } ?? false
      }
  }

  private static func patterns(of path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.indices.dropLast().map { place in
      (parts[..<place] + ["*"] + parts[(place + 1)...]).joined(separator: "/")
    }
  }
}
