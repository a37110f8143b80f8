import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// Measurements/Constraints.md#rounding.
@Suite struct FrameRoundingTests {
  @Test(
    arguments: [
      (20.2, 2.0, 20.0), (20.3, 2, 20.5), (20.25, 2, 20.5), (-20.25, 2, -20), (-20.3, 2, -20.5), (20.5, 1, 21),
      (0.1, 3, 0),
      (0.2, 3, 1.0 / 3), (0, 2, 0),
    ] as [(Double, Double, Double)])
  func aLengthGoesToTheNearestPixelAHalfUpwards(_ length: Double, _ scale: Double, _ expected: Double) {
    #expect(PixelRounding.round(length, scale: scale) == expected)
  }

  @Test func aHalfThatASumFallsShortOfStillGoesUp() {
    // 0.1 + 0.15 is a little less than a quarter.
    #expect(PixelRounding.round(0.25 - 1e-8, scale: 2) == 0.5)
  }

  @Test func edgesAreRoundedAndNotSizes() {
    // From 0.3 to 10.7: 0.5 and 10.5, though the width of 10.4 alone would be 10.5.
    #expect(PixelRounding.round(Rect(0.3, 0, 10.4, 1), scale: 2) == Rect(0.5, 0, 10, 1))
  }

  @Test func neighborsThatTouchKeepTouching() {
    let first = PixelRounding.round(Rect(0, 0, 33.3, 1), scale: 2)
    let second = PixelRounding.round(Rect(33.3, 0, 33.3, 1), scale: 2)
    #expect(first.maxX == second.x)
  }

  @Test func framesAreRoundedRelativeToTheSuperview() throws {
    let inner = view("b", constraints: "")
    let constraints =
      pinned("a", to: "root", x: 10.3, y: 0, width: 50, height: 50)
      + pinned("b", to: "a", x: 10.3, y: 0, width: 10, height: 10)
    let layout = try layout(subviews: view("a", subviews: inner), constraints: constraints)
    #expect(try layout.frame("a") == Rect(10.5, 0, 50, 50))
    #expect(try layout.frame("b") == Rect(10.5, 0, 10, 10))
    // The window's coordinates add up what was rounded: 21, not 20.5.
    #expect(try layout.view("b").inWindow == Rect(21, 0, 10, 10))
  }
}
