import Foundation
import IBTestSupport
import NibArchive
import Testing

/// Archives with some bytes changed: each is refused, or read and written again as the same bytes, shown and compared.
/// Nothing traps.
@Suite struct NibMutationTests {
  /// `make nib-mutants` asks for 1,000,000 by `KEYLINE_NIB_MUTANTS`.
  private static let asked = ProcessInfo.processInfo.environment["KEYLINE_NIB_MUTANTS"].flatMap(Int.init)
  private static let count = asked ?? 3000
  private static let seed: UInt64 = 24
  /// Apple's archives are up to a hundred times as large as ours; few of them tell as much as many.
  private static let largest = 6000

  private static func originals() throws -> [[UInt8]] {
    let greeting = NibDraft.greeting(["Hello", "World"], outlet: 1)
    var nested = greeting
    nested.objects[0].values[0].content = .data(NibWriter.write(greeting))
    let own = [NibWriter.write(greeting), NibWriter.write(nested), PropertyListTests.info]
    guard asked != nil, CompiledCorpus.isPresent else { return own }
    return try own + CompiledCorpus.archives().map(\.bytes).filter { $0.count <= largest }
  }

  private static func mutant(of original: [UInt8], using generator: inout SplitMix) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0x81, 0xFF].randomElement(using: &generator) ?? 0
      case 3: bytes[place] &+= 1
      // A later copy of a piece of the same length.
      case 4:
        let length = min(Int.random(in: 1...16, using: &generator), bytes.count - place)
        let from = Int.random(in: 0...bytes.count - length, using: &generator)
        bytes.replaceSubrange(place..<place + length, with: Array(bytes[from..<from + length]))
      default:
        if bytes.count > 60 { bytes.removeLast(Int.random(in: 1...8, using: &generator)) }
      }
    }
    return bytes
  }

  @Test func noMutantTraps() throws {
    var generator = SplitMix(seed: Self.seed)
    let originals = try Self.originals()
    let base = ObjectGraph(try NibReader.read(originals[0]).get())
    var read = 0
    for number in 0..<Self.count {
      let bytes = Self.mutant(of: originals[number % originals.count], using: &generator)
      let graph: ObjectGraph
      if BinaryPropertyListReader.isPropertyList(bytes) {
        guard case .success(let list) = BinaryPropertyListReader.read(bytes) else { continue }
        graph = ObjectGraph(list)
      } else {
        guard case .success(let nib) = NibReader.read(bytes) else { continue }
        if NibWriter.write(nib) != bytes { Issue.record("mutant \(number) of seed \(Self.seed) is written otherwise") }
        graph = ObjectGraph(nib)
      }
      read += 1
      let lines = GraphOutline.lines(graph)
      if lines.isEmpty, !graph.nodes.isEmpty { Issue.record("mutant \(number) is not shown") }
      if GraphComparison(base, graph).isCut { Issue.record("mutant \(number) takes too long to compare") }
    }
    // Many are still archives: texts and numbers may change.
    #expect(read > Self.count / 10)
    print("\(Self.count) mutants of \(originals.count) files, seed \(Self.seed): \(read) were read, the rest refused")
  }
}
