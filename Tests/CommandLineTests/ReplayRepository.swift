import Foundation
import Testing

/// A repository in which `main` has ours, `other` theirs, and a stash theirs too; copied as often as it is needed.
struct ReplayRepository {
  /// How git comes to merge.
  enum Operation: String, CaseIterable {
    case merge
    case cherryPick = "cherry-pick"
    case rebase
    case stashPop = "stash"

    var words: [String] {
      switch self {
      case .merge: ["merge", "-q", "-m", "merged", "other"]
      case .cherryPick: ["cherry-pick", "--keep-redundant-commits", "other"]
      case .rebase: ["rebase", "-q", "--empty=keep", "other"]
      case .stashPop: ["stash", "pop", "-q"]
      }
    }

    /// The versions as git sees them: a rebase applies our commit to their branch.
    func sides(of versions: MergeVersions) -> MergeVersions { self == .rebase ? versions.swapped : versions }

    var endsInACommit: Bool { self != .stashPop }
  }

  /// What a merge left.
  struct State: Equatable {
    /// The commit, the index with all stages, and what the work tree has beside them, as git says it.
    let status: String
    let content: Data?
    let hasStash: Bool
  }

  let git: GitRepository

  private init(_ git: GitRepository) { self.git = git }

  init(_ versions: MergeVersions) throws {
    git = try GitRepository()
    try git.git(reading: Self.history(versions), "fast-import", "--quiet")
    let stash = try git.git("rev-parse", "hidden").split(separator: "\n")[0]
    try git.git("stash", "store", "-m", "theirs", String(stash))
    try git.git("reset", "-q", "--hard", "main")
    try #require(try git.keyline("git-setup", "-q").status == 0)
  }

  func remove() { git.remove() }

  func copy() throws -> ReplayRepository { try ReplayRepository(git.copy()) }

  /// What git calls the base, ours and theirs.
  func blobs() throws -> [String] {
    let names = ["base", "main", "other"].map { "\($0):\(GitRepository.file)" }
    return try git.git("rev-parse", names[0], names[1], names[2]).split(separator: "\n").map(String.init)
  }

  /// Commits for `git fast-import`. A stash is a merge of what it was made on with the index of then.
  private static func history(_ versions: MergeVersions) -> Data {
    var stream = Data()
    var mark = 0
    func commit(_ branch: String, _ content: Data, from parents: [Int]) -> Int {
      mark += 1
      stream += Data("commit refs/heads/\(branch)\nmark :\(mark)\n".utf8)
      stream += Data("committer Test <test@example.org> \(1_700_000_000 + mark) +0000\ndata 1\nx\n".utf8)
      for (number, parent) in parents.enumerated() {
        stream += Data("\(number == 0 ? "from" : "merge") :\(parent)\n".utf8)
      }
      stream += Data("M 100644 inline \(GitRepository.file)\ndata \(content.count)\n".utf8) + content
      stream += Data("\n".utf8)
      return mark
    }
    let base = commit("base", versions.base, from: [])
    _ = commit("main", versions.ours, from: [base])
    _ = commit("other", versions.theirs, from: [base])
    let index = commit("index", versions.base, from: [base])
    _ = commit("hidden", versions.theirs, from: [base, index])
    return stream
  }

  /// Runs an operation with something in the place of Keyline's driver, and says what is there afterwards.
  func run(_ operation: Operation, driver: String? = nil) throws -> (status: Int32, state: State) {
    let setting = driver.map { ["-c", "merge.keyline.driver=\($0)"] } ?? []
    let answer = try git.tryGit(setting + operation.words)
    // What a killed driver was writing; the next one removes it.
    let lines = try git.git("status", "--porcelain=v2", "--branch").split(separator: "\n")
      .filter { !$0.hasPrefix("? .keyline-") }
    let stash = git.folder.appending(path: ".git/refs/stash")
    let state = State(
      status: lines.joined(separator: "\n"), content: try? git.content,
      hasStash: FileManager.default.fileExists(atPath: stash.path))
    return (answer.status, state)
  }
}
