import IBTestSupport
import Testing

@testable import IBConvert

/// Frames that were measured from SwiftUI, or by programs that were compared with it, beside ours.
@Suite struct MeasuredCaseTests {
  private static let tolerance = 0.01

  @Test(.enabled(if: MeasuredCase.arePresent, "there are no measured cases"), arguments: MeasuredCase.all)
  func everyMeasuredFrameIsOurs(_ measured: MeasuredCase) {
    let layout = measured.layout
    #expect(!measured.frames.isEmpty)
    for (id, expected) in measured.frames {
      let frame = layout.frame(of: id)
      #expect(frame.map { $0.isWithin(Self.tolerance, of: expected) } ?? false, "\(id): \(String(describing: frame))")
    }
  }

  @Test(.enabled(if: MeasuredCase.arePresent, "there are no measured cases"))
  func noMeasuredCaseIsLeftOut() {
    #expect(MeasuredCase.all.count == 152)
    #expect(MeasuredCase.all.reduce(0) { $0 + $1.frames.count } == 286)
  }
}
