import IBTestSupport

/// Mutants by number: each follows from the seed and its number alone, so that a failure can be repeated by itself.
package struct FuzzMutants: Sendable {
  private let seeds: FuzzSeeds
  private let seed: UInt64
  private let limit: Int

  /// - Parameter limit: bytes of the largest mutant.
  package init(_ seeds: FuzzSeeds, seed: UInt64, limit: Int) {
    self.seeds = seeds
    self.seed = seed
    self.limit = limit
  }

  /// The entry points in turn, documents three times as often as the others.
  package static func entry(_ number: Int) -> EntryPoint {
    let turn = number % (EntryPoint.allCases.count + 2)
    return turn < EntryPoint.allCases.count ? EntryPoint.allCases[turn] : .document
  }

  package subscript(number: Int) -> [UInt8] {
    var random = SplitMix(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: number))
    let entry = Self.entry(number)
    let originals = seeds[entry]
    let original = originals.randomElement(using: &random) ?? []
    // Few are large: what a large one shows, it shows a hundred times slower.
    let limit = Int.random(in: 0..<Self.rarity, using: &random) == 0 ? limit : min(limit, Self.small)
    switch entry {
    case .diff: return original + EntryPoint.separator + mutant(of: original, originals, entry, limit, &random)
    case .merge:
      let (ours, theirs) = (
        mutant(of: original, originals, entry, limit, &random), mutant(of: original, originals, entry, limit, &random)
      )
      return original + EntryPoint.separator + ours + EntryPoint.separator + theirs
    default: return mutant(of: original, originals, entry, limit, &random)
    }
  }

  /// One of so many may be as large as the limit.
  private static let rarity = 500
  /// Bytes of the others.
  private static let small = 20_000

  private func mutant(
    of original: [UInt8], _ originals: [[UInt8]], _ entry: EntryPoint, _ limit: Int, _ random: inout SplitMix
  ) -> [UInt8] {
    var bytes = original
    let isXML = [.document, .migrate, .diff, .merge].contains(entry)
    if isXML, Int.random(in: 0..<3, using: &random) > 0 {
      for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count < limit {
        let donor = ElementMutation(originals.randomElement(using: &random) ?? [])
        bytes = ElementMutation(bytes).mutant(with: donor, limit: limit, using: &random) ?? bytes
      }
    }
    if !isXML || Int.random(in: 0..<2, using: &random) == 0 {
      var mutants = Mutants(of: [], seed: random.next())
      bytes = mutants.mutant(of: bytes)
    }
    return bytes
  }
}
