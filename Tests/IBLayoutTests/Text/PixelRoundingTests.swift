import IBLayout
import Testing

@Suite struct PixelRoundingTests {
  @Test func lengthsAreRoundedUpToPixels() {
    #expect(ceilToPixel(20.287, scale: 1) == 21)
    #expect(ceilToPixel(20.287, scale: 2) == 20.5)
    #expect(ceilToPixel(20.287, scale: 3) == 61.0 / 3)
    #expect(ceilToPixel(20.5, scale: 2) == 20.5)
  }

  @Test func anErrorOfAdditionCostsNoPixel() {
    // 1e-4 pixels are forgiven: 0.00005 points at two pixels a point.
    #expect(ceilToPixel(20.50004, scale: 2) == 20.5)
    #expect(ceilToPixel(20.50006, scale: 2) == 21)
  }

  @Test func zeroStaysZero() {
    #expect(ceilToPixel(0, scale: 2) == 0)
    #expect(ceilToPixel(0, scale: 2).sign == .plus)
  }

  @Test func whatCannotBeRoundedStaysAsItIs() {
    #expect(ceilToPixel(1.3, scale: 0) == 1.3)
    #expect(ceilToPixel(1.3, scale: -2) == 1.3)
    #expect(ceilToPixel(1.3, scale: .nan) == 1.3)
    #expect(ceilToPixel(.infinity, scale: 2) == .infinity)
  }
}
