/// One weight of a font family other than the system's: an advance for each ASCII character, and where they are known
/// the kerning of pairs of them.
struct NamedFontFace: Sendable {
  /// The name of the table the face belongs to.
  let table: String
  let weight: FontWeight
  /// By ASCII code, in em.
  let advances: [Double]
  /// The advance in em of a character that is neither ASCII nor of a script of one width.
  let defaultAdvance: Double
  /// In em, by `pair`.
  private let kerning: [Int: Double]

  /// What is added to the advance of a character before another one, in em; 0 for pairs that are not known.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard !kerning.isEmpty, first.isASCII, second.isASCII else { return 0 }
    return kerning[Self.pair(Int(first.value), Int(second.value))] ?? 0
  }

  private static func pair(_ first: Int, _ second: Int) -> Int { first << 7 | second }

  /// The face of a table with the nearest weight, the lighter of two; nil if there is no such table.
  static func nearest(to weight: FontWeight, in table: String) -> NamedFontFace? {
    all.filter { $0.table == table }.min { a, b in
      abs(a.weight.rawValue - weight.rawValue) < abs(b.weight.rawValue - weight.rawValue)
    }
  }

  /// In the order of their tables, then from light to black.
  private static let all: [NamedFontFace] = {
    let (advances, kerning) = (integerRecords(records), integerRecords(kerningRecords))
    return names.indices.map { NamedFontFace(names[$0], advances: advances[$0], kerning: kerning[$0]) }
  }()

  /// Reads a record of each table.
  private init(_ name: (table: String, weight: FontWeight), advances record: [Int], kerning pairs: [Int]) {
    table = name.table
    weight = name.weight
    defaultAdvance = Double(record[0]) / 10_000
    var advances = Array(repeating: defaultAdvance, count: 128)
    for index in stride(from: 1, to: record.count, by: 2) {
      advances[record[index]] = Double(record[index + 1]) / 10_000
    }
    self.advances = advances
    var kerning: [Int: Double] = [:]
    for index in stride(from: 1, to: pairs.count, by: 3) {
      kerning[Self.pair(pairs[index], pairs[index + 1])] = Double(pairs[index + 2]) / 10_000
    }
    self.kerning = kerning
  }
}
