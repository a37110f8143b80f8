import IBLayout
import IBModel
import IBSource
import Testing

@testable import IBReport

/// The windows that one sentence of a report describes.
@Suite struct ReportProblemTests {
  /// The words for phones of regular width in landscape name each of them, and no other phone.
  @Test func theLargePhonesAreThoseOfRegularWidth() {
    let words = DesignWords.largePhones.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
    for device in Device.all where device.idiom == .phone {
      let traits = ConfigurationSpec(screen: .device(device, .landscape)).configuration
      let parts = device.name.split(separator: " ").map(String.init)
      let isNamed = parts.contains(where: words.contains) && parts.last != "Pro"
      #expect(isNamed == (traits.horizontal == .regular), "\(device.name)")
    }
  }

  private func place(_ configuration: String, _ briefs: Message...) -> Finding.Layout.Place {
    Finding.Layout.Place(
      configuration: configuration, message: "a conflict", briefs: briefs.map { Finding.Layout.Brief($0) })
  }

  /// On the higher phone the conflict leaves another view no space, so only the second sentence fits both.
  @Test func theBestSentenceThatFitsAllWindowsIsTold() {
    let told = ReportProblem.alike([
      place("low", "card keeps \(points: 292, "gets") pt"),
      place("high", "picture has no space left", "card keeps \(points: 312, "gets") pt"),
    ])
    #expect(told.map(\.brief.words.text) == ["card keeps 292 pt", "card keeps 312 pt"])
  }

  @Test func otherwiseTheSentenceOfMostWindows() {
    let told = ReportProblem.alike([
      place("a", "needs more in height"), place("b", "needs more in width"), place("c", "needs more in width"),
    ])
    #expect(told.map(\.configuration) == ["b", "c"])
    let plain = ReportProblem.alike([place("a"), place("b")])
    #expect(plain.map(\.brief.words.text) == ["a conflict", "a conflict"])
  }

  /// Other views with the same problem, by the windows in which they have it.
  @Test func theOthersAreCountedByTheirWindows() {
    func words(_ others: [[String]], areConflicts: Bool = false) -> String {
      ReportProblem.Others(
        others.map { Finding.Layout.Other(view: "a", configurations: $0) }, windows: ["a", "b"],
        classes: ["a", "b", "c", "d"]
      ).words(areConflicts: areConflicts)
    }
    #expect(words([["b", "a"], ["a", "b"]]) == "; so do 2 more")
    #expect(words([["a"]]) == "; so does 1 more on some devices")
    #expect(words([["c"], ["d", "x"], ["x"]]) == "; so do 2 more on other devices, and 1 in other size classes")
    #expect(
      words([["a", "c"], ["x"]], areConflicts: true) == "; 1 more conflict on some devices, and 1 in other size classes"
    )
    #expect(words([]) == "")
  }
}
