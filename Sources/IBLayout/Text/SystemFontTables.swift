/// The figures of the system font, as flat arrays. All lengths are in em.
struct SystemFontTables: Sendable {
  static let shared = SystemFontTables()

  /// `advances[weight * glyphCount + glyph]`, without tracking.
  let advances: [Double]
  /// By glyph: the difference of the Display design's advance.
  let displayDeltas: [Double]
  /// By glyph: the row and column in `kerning`; 0 for a glyph that is not kerned.
  let kerningClasses: [UInt8]
  /// `kerning[first * kerningClassCount + second]`.
  let kerning: [Double]
  let kerningClassCount: Int
  /// By whole point size, starting at `trackingStart`.
  let staticTracking: [Double]
  /// By whole point size, starting at `trackingStart`.
  let variableTracking: [Double]
  /// By whole point size, starting at `displayShareStart`: the fraction of the Display design in the variable font.
  let displayShares: [Double]
  /// The glyphs are the 128 ASCII characters, one glyph for each of `otherScalars`, and one for any other character.
  let glyphCount: Int

  /// Characters beyond ASCII with their own width, ascending.
  private let otherScalars: [UInt32]

  private init() {
    let records = integerRecords(Self.glyphRecords)
    otherScalars = records.map { UInt32($0[0]) }.filter { $0 >= 0x80 }
    glyphCount = 128 + otherScalars.count + 1
    var glyphs = GlyphColumns(glyphCount: glyphCount)
    let others = otherScalars
    for record in records {
      glyphs.fill(Self.index(of: UInt32(record[0]), others: others), record)
    }
    advances = glyphs.advances
    displayDeltas = glyphs.displayDeltas
    let pairs = KerningMatrix(integerRecords(Self.kerningRecords), glyphCount: glyphCount) {
      Self.index(of: UInt32($0), others: others)
    }
    kerningClasses = pairs.classes
    kerning = pairs.matrix
    kerningClassCount = pairs.classCount
    let tracking = integerRecords(Self.trackingRecords)
    staticTracking = tracking.map { Double($0[1]) / 100_000 }
    variableTracking = tracking.map { Double($0[2]) / 100_000 }
    displayShares = integerRecords(Self.displayShareRecords).map { Double($0[1]) / 1000 }
  }

  /// The index of the character's glyph; characters without a measured width share the last one.
  func glyph(_ scalar: Unicode.Scalar) -> Int {
    Self.index(of: scalar.value, others: otherScalars)
  }

  private static func index(of scalar: UInt32, others: [UInt32]) -> Int {
    if scalar < 0x80 { return Int(scalar) }
    var range = 0..<others.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if others[middle] == scalar { return 128 + middle }
      range = others[middle] < scalar ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return 128 + others.count
  }
}

/// The columns of the glyph table under construction; glyphs without a record keep the defaults.
private struct GlyphColumns {
  var advances: [Double]
  var displayDeltas: [Double]

  init(glyphCount: Int) {
    let weights = FontWeight.allCases.count
    advances = Array(repeating: SystemFontTables.defaultAdvance, count: weights * glyphCount)
    displayDeltas = Array(repeating: SystemFontTables.defaultDisplayDelta, count: glyphCount)
  }

  /// - Parameter record: the character, its Display delta, then an advance for each weight, or one for all.
  mutating func fill(_ glyph: Int, _ record: [Int]) {
    displayDeltas[glyph] = Double(record[1]) / 10_000
    for weight in FontWeight.allCases {
      let column = record.count == 3 ? 2 : 2 + weight.rawValue
      advances[weight.rawValue * displayDeltas.count + glyph] = Double(record[column]) / 10_000
    }
  }
}

/// Kerning by pairs of the glyphs that occur in any pair.
private struct KerningMatrix {
  var classes: [UInt8]
  var classCount = 1
  var matrix: [Double]

  /// - Parameter records: the first character, then pairs of a second character and the kerning.
  init(_ records: [[Int]], glyphCount: Int, glyph: (Int) -> Int) {
    classes = Array(repeating: 0, count: glyphCount)
    for record in records {
      for scalar in [record[0]] + stride(from: 1, to: record.count, by: 2).map({ record[$0] }) {
        let index = glyph(scalar)
        guard classes[index] == 0 else { continue }
        classes[index] = UInt8(classCount)
        classCount += 1
      }
    }
    matrix = Array(repeating: 0, count: classCount * classCount)
    for record in records {
      let row = Int(classes[glyph(record[0])]) * classCount
      for index in stride(from: 1, to: record.count, by: 2) {
        matrix[row + Int(classes[glyph(record[index])])] = Double(record[index + 1]) / 10_000
      }
    }
  }
}
