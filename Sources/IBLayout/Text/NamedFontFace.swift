/// One weight of a font family other than the system's: an advance for each ASCII character, and the known kerning of
/// pairs.
struct NamedFontFace: Sendable {
  /// The name of the table the face belongs to.
  let table: String
  let weight: FontWeight
  /// By ASCII code, in em.
  let advances: [Double]
  /// The advance in em of a character that is neither ASCII nor of a script of one width.
  let defaultAdvance: Double
  /// The standard errors of fitted advances by ASCII code, in em, infinite for characters that are not known; nil for
  /// advances from a font's file.
  let errors: [Double]?
  /// The pairs of characters with kerning, ascending, in the form that `pair` returns.
  private let pairs: [Int]
  /// In em, by position in `pairs`.
  private let kerning: [Double]

  /// The change to the advance of a character before another character, in em; 0 for unknown pairs.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard !pairs.isEmpty, first.isASCII, second.isASCII else { return 0 }
    let pair = Self.pair(Int(first.value), Int(second.value))
    var range = 0..<pairs.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if pairs[middle] == pair { return kerning[middle] }
      range = pairs[middle] < pair ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return 0
  }

  private static func pair(_ first: Int, _ second: Int) -> Int { first << 7 | second }

  /// The face of a table with the nearest weight, the lighter of two; nil if there is no such table.
  static func nearest(to weight: FontWeight, in table: String) -> NamedFontFace? {
    facesByTable[table]?.min { a, b in
      abs(a.weight.rawValue - weight.rawValue) < abs(b.weight.rawValue - weight.rawValue)
    }
  }

  /// The faces of each table, from light to black.
  private static let facesByTable: [String: [NamedFontFace]] = {
    let (advances, kerning) = (integerRecords(records), integerRecords(kerningRecords))
    let errors = integerRecords(errorRecords)
    let faces = names.indices.map {
      NamedFontFace(names[$0], advances: advances[$0], kerning: kerning[$0], errors: errors[$0])
    }
    return Dictionary(grouping: faces, by: \.table)
  }()

  /// Reads a record of each table.
  private init(
    _ name: (table: String, weight: FontWeight), advances record: [Int], kerning triples: [Int], errors known: [Int]
  ) {
    table = name.table
    weight = name.weight
    defaultAdvance = Double(record[0]) / 10_000
    var advances = Array(repeating: defaultAdvance, count: 128)
    for index in stride(from: 1, to: record.count, by: 2) {
      advances[record[index]] = Double(record[index + 1]) / 10_000
    }
    self.advances = advances
    let starts = stride(from: 1, to: triples.count, by: 3)
    pairs = starts.map { Self.pair(triples[$0], triples[$0 + 1]) }
    kerning = starts.map { Double(triples[$0 + 2]) / 10_000 }
    var errors = Array(repeating: Double.infinity, count: 128)
    for index in stride(from: 1, to: known.count, by: 2) {
      errors[known[index]] = Double(known[index + 1]) / 10_000
    }
    self.errors = known[0] == 0 ? nil : errors
  }
}
