import IBSource
import Testing

@Suite struct DecimalTextTests {
  private static let printed: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (17, "17"), (-8, "-8"), (0.5, "0.5"), (-0.25, "-0.25"), (10.3, "10.3"),
    // 59 + 1/3 = 59.33333…; 20 + 2/3 = 20.66666…; both to four decimals.
    (59.333333333333336, "59.3333"), (20.666666666666668, "20.6667"),
    // Noise of the last bits, and a fraction with zeros in front.
    (12.999999999999998, "13"), (0.00004, "0"), (-0.00004, "0"), (1.0203, "1.0203"), (5.0007, "5.0007"),
    (123_456_789.125, "123456789.125"), (1e14, "100000000000000"),
  ]

  @Test(arguments: printed)
  func printsAtMostFourDecimalsAndNeverAnExponent(_ number: Double, _ expected: String) {
    #expect(DecimalText(number)?.description == expected)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e15])
  func hasNoTextForWhatDoesNotFit(_ number: Double) {
    #expect(DecimalText(number) == nil)
  }
}
