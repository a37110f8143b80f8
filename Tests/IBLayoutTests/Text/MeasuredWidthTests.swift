import IBLayout
import IBModel
import Testing

@Suite struct MeasuredWidthTests {
  @Test func thereAreAllTwoHundredCases() {
    #expect(MeasuredWidth.all.count == 200)
  }

  @Test(arguments: MeasuredWidth.all)
  func widthIsAsTheReferenceComputesIt(_ row: MeasuredWidth) {
    // Stored to three decimals, and some to two: hence the tolerance.
    #expect(abs(width(of: row) - row.predicted) < 0.011)
  }

  /// The shares that the reference reaches on these rows: 191, 195 and 195 of 200.
  @Test(arguments: zip([0.5, 1, 2], [191, 195, 195]))
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
