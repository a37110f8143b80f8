import IBLayout
import IBModel
import Testing

@Suite struct MeasuredWidthTests {
  @Test func thereAreAllTwoHundredCases() {
    #expect(MeasuredWidth.all.count == 200)
  }

  /// But for the characters that the variable font draws wider than the reference has them, and the zero of the Display
  /// design in heavy weights (Measurements/Text.md#display-zero).
  @Test(arguments: MeasuredWidth.all.filter { !$0.hasRedrawnGlyph })
  func widthIsAsTheReferenceComputesIt(_ row: MeasuredWidth) {
    // Stored to three decimals, and some to two: hence the tolerance.
    #expect(abs(width(of: row) - row.predicted) < 0.011 + (row.hasMovedTracking ? 1 / row.scale : 0))
  }

  /// The reference reaches 191, 195 and 195 of 200.
  @Test(arguments: zip([0.5, 1, 2], [193, 197, 197]))
  func mostWidthsAreThoseXcodeStored(within tolerance: Double, least: Int) {
    let close = MeasuredWidth.all.filter { abs(width(of: $0) - $0.stored) <= tolerance + 0.011 }
    #expect(close.count >= least)
  }

  private func width(of row: MeasuredWidth) -> Double {
    let measurer = TextMeasurer(era: CanvasEra(build: Int(row.toolsVersion)).systemFont)
    let width = measurer.width(of: row.text, font: .system(row.size, weight: row.weight))
    return ceilToPixel(width, scale: row.scale)
  }
}

extension MeasuredWidth {
  /// Whether the tracking at the size is no longer that of the reference (Measurements/Text.md#font-eras), which moves
  /// some widths by a pixel.
  fileprivate var hasMovedTracking: Bool {
    let isVariable = CanvasEra(build: Int(toolsVersion)).systemFont == .variable
    return isVariable ? [14, 17, 24].contains(size) || weight == .semibold : size == 13 || size == 15
  }

  fileprivate var hasRedrawnGlyph: Bool {
    let isVariable = CanvasEra(build: Int(toolsVersion)).systemFont == .variable
    let hasHeavyZero = size >= 20 && weight > .regular && text.contains("0")
    return isVariable && text.contains { $0 == "_" || $0 == "%" } || hasHeavyZero
  }
}
