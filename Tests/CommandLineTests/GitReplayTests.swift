import Foundation
import IBTestSupport
import Testing

/// Thirty merges replayed in a real git, as merges, rebases, cherry-picks and stashes, with a driver that works and one
/// that is killed.
@Suite(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
struct GitReplayTests {
  /// What the command itself makes of the versions.
  private func expected(
    _ versions: MergeVersions, in repository: GitRepository
  ) throws -> (status: Int32, content: Data) {
    let paths = ["b.xib", "o.xib", "t.xib"].map { ".git/\($0)" }
    for (path, data) in zip(paths, [versions.base, versions.ours, versions.theirs]) {
      try data.write(to: repository.folder.appending(path: path))
    }
    let answer = try repository.keyline(
      "merge", "-q", "--driver", paths[0], paths[1], paths[2], "--output", ".git/merged.xib")
    return (answer.status, try Data(contentsOf: repository.folder.appending(path: ".git/merged.xib")))
  }

  @Test(arguments: MergeVersions.thirty.enumerated().map(\.self))
  func gitIsLeftAsItShouldBe(_ number: Int, _ versions: MergeVersions) throws {
    let repository = try ReplayRepository(versions)
    defer { repository.remove() }
    let blobs = try repository.blobs()
    // Each merge is disturbed in one way of coming to it, the next one in another, because a run costs half a second.
    let operations = ReplayRepository.Operation.allCases
    let disturbed = operations[number % operations.count]
    var generator = SplitMix(seed: UInt64(number))
    for operation in operations {
      let complete = try replay(versions, operation, blobs, in: repository)
      if operation == disturbed { try kill(operation, by: FaultLibrary(), complete, in: repository, &generator) }
    }
  }

  /// Git ends as the command does; the index has the result, or the three versions as stages.
  private func replay(
    _ versions: MergeVersions, _ operation: ReplayRepository.Operation, _ blobs: [String],
    in repository: ReplayRepository
  ) throws -> ReplayRepository.State {
    let copy = try repository.copy()
    defer { copy.remove() }
    let sides = operation.sides(of: versions)
    let (status, content) = try expected(sides, in: copy.git)
    let answer = try copy.run(operation)
    #expect((answer.status == 0) == (status == 0), "\(operation)")
    #expect(answer.state.content == content, "\(operation)")
    if status != 0 {
      let stages = operation == .rebase ? [blobs[0], blobs[2], blobs[1]] : blobs
      #expect(answer.state.status.contains("\(stages.joined(separator: " ")) \(GitRepository.file)"), "\(operation)")
      #expect(answer.state.hasStash)
    } else if operation.endsInACommit {
      #expect(try copy.git.git("status", "--porcelain") == "", "\(operation)")
    } else {
      #expect(!answer.state.hasStash)
    }
    return answer.state
  }

  /// A driver that is killed leaves the state of a complete merge, of a driver that is killed before it does anything, or
  /// of one that is killed once it has written the result: nothing in between. The next merge removes what it was
  /// writing.
  private func kill(
    _ operation: ReplayRepository.Operation, by fault: FaultLibrary, _ complete: ReplayRepository.State,
    in repository: ReplayRepository, _ generator: inout SplitMix
  ) throws {
    let driver = try repository.git.git("config", "merge.keyline.driver").split(separator: "\n")[0]
    let (how, disturbed) = disturbed(String(driver), by: fault, &generator)
    let left = try state(after: operation, driver: disturbed, in: repository)
    let allowed = try [
      complete, state(after: operation, driver: "kill -KILL $$", in: repository),
      state(after: operation, driver: "\(driver); kill -KILL $$", in: repository),
    ]
    #expect(allowed.contains(left), "\(operation), driver killed \(how)")
  }

  private func state(
    after operation: ReplayRepository.Operation, driver: String, in repository: ReplayRepository
  ) throws -> ReplayRepository.State {
    let copy = try repository.copy()
    defer { copy.remove() }
    return try copy.run(operation, driver: driver).state
  }

  /// The driver, killed at one of its calls that change a file, or at some time.
  private func disturbed(
    _ driver: String, by fault: FaultLibrary, _ generator: inout SplitMix
  ) -> (how: String, driver: String) {
    if Bool.random(using: &generator) {
      let call = Int.random(in: 1...Self.mostCalls, using: &generator)
      return ("at call \(call)", "\(fault.disturbing(call: call, .kill)); exec \(driver)")
    }
    let milliseconds = Int.random(in: 1...Self.mostMilliseconds, using: &generator)
    let seconds = "0.\(String(repeating: "0", count: milliseconds < 10 ? 2 : 1))\(milliseconds)"
    return ("after \(milliseconds) ms", "timeout -s KILL \(seconds) \(driver)")
  }

  /// A driver changes a file in five calls.
  private static let mostCalls = 6
  private static let mostMilliseconds = 99
}
