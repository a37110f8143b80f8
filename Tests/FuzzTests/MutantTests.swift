import Foundation
import FuzzSupport
import Testing

/// Hostile input of every kind through every command that reads it.
@Suite struct MutantTests {
  private static let fuse = 10
  /// A debug build takes some tens of milliseconds for a document; `make mutants` runs a million.
  private static let count = 60
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing/Crashers")

  @Test(.timeLimit(.minutes(fuse))) func noMutantStopsACommand() async {
    let mutants = FuzzMutants(FuzzSeeds(documents: [], others: [:]), seed: 1, limit: 5000)
    for number in 0..<Self.count {
      let wrong = await FuzzMutants.entry(number).run(mutants[number])
      #expect(wrong.isEmpty, "mutant \(number)")
    }
  }

  /// What once crashed, hung or took too much. A file is called `ENTRY-what-it-was`.
  @Test(.timeLimit(.minutes(fuse))) func whatWasFoundOnceIsNoTroubleAnyMore() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    for name in names.sorted() where name != "README.md" {
      let entry = try #require(EntryPoint(rawValue: String(name.prefix { $0 != "-" })), "\(name)")
      let bytes = try Data(contentsOf: Self.folder.appending(path: name))
      let wrong = await entry.run(Array(bytes))
      #expect(wrong.isEmpty, "\(name)")
    }
  }

  /// A number gives the same mutant again, and mutants differ.
  @Test func mutantsFollowFromTheirNumbers() {
    let mutants = FuzzMutants(FuzzSeeds(documents: [], others: [:]), seed: 2, limit: 5000)
    let first = (0..<100).map { mutants[$0] }
    #expect(first == (0..<100).map { mutants[$0] })
    #expect(Set(first).count > 90)
  }
}
