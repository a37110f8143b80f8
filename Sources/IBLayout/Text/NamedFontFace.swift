/// One weight of a font family other than the system's: an advance for each ASCII character, without kerning.
struct NamedFontFace: Sendable {
  /// The name of the table the face belongs to.
  let table: String
  let weight: FontWeight
  /// By ASCII code, in em.
  let advances: [Double]
  /// The advance in em of a character that is neither ASCII nor of a script of one width.
  let defaultAdvance: Double

  /// The face of a table with the nearest weight, the lighter of two; nil if there is no such table.
  static func nearest(to weight: FontWeight, in table: String) -> NamedFontFace? {
    all.filter { $0.table == table }.min { a, b in
      abs(a.weight.rawValue - weight.rawValue) < abs(b.weight.rawValue - weight.rawValue)
    }
  }

  /// In the order of their tables, then from light to black.
  private static let all: [NamedFontFace] = integerRecords(records).enumerated().map { position, record in
    let defaultAdvance = Double(record[0]) / 10_000
    var advances = Array(repeating: defaultAdvance, count: 128)
    for index in stride(from: 1, to: record.count, by: 2) {
      advances[record[index]] = Double(record[index + 1]) / 10_000
    }
    let (table, weight) = names[position]
    return NamedFontFace(table: table, weight: weight, advances: advances, defaultAdvance: defaultAdvance)
  }
}
