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

  /// The window in which each problem is worst.
  @Test(
    arguments: [
      (["ends \(points: 64, "beyond") pt below", "ends \(points: 119, "beyond") pt below"], 1),
      (
        [
          "asks \(points: 90, "asks"), gets \(points: 40, "gets")",
          "asks \(points: 90, "asks"), gets \(points: 70, "gets")",
        ], 0
      ),
      (
        [
          "asks \(points: 90, "asks"), gets \(points: 40, "gets")",
          "asks \(points: 90, "asks"), gets \(points: 150, "gets")",
        ], 1
      ),
      (
        [
          "needs \(points: 80, "needs"), has \(points: 79, "has")",
          "needs \(points: 80, "needs"), has \(points: 60, "has")",
        ], 1
      ),
      (["\(points: 9, "width") × \(points: 9, "height")", "\(points: 20, "width") × \(points: 4, "height")"], 0),
      (["\(points: 9, "target") × \(points: 9, "target")", "\(points: 20, "target") × \(points: 4, "target")"], 1),
      (["\(points: 3, "covered") of \(points: 9, "has")", "\(points: 5, "covered") of \(points: 40, "has")"], 1),
    ] as [([Message], Int)])
  func theNumbersAreThoseOfTheWorstWindow(_ messages: [Message], _ worst: Int) {
    let words = MessageWords(messages) { $0 }
    #expect(words.worst == worst)
    #expect(words.text == messages[worst].text)
    #expect(MessageWords([messages[worst], messages[worst]]) { $0 }.worst == nil)
  }

  /// On the first screen, code may add a bar; on the second, it shows another one, which takes more.
  @Test func onlyTheLeastExtentOfAllReadingsIsCertain() {
    let messages: [Message] = ["ends \(points: 90, "beyond") pt below", "ends \(points: 60, "beyond") pt below"]
    let words = MessageWords(messages, otherReadings: [["ends \(points: 40, "beyond") pt below"], []]) { $0 }
    #expect(words.text == "ends 60 pt below")
    #expect(words.worst == 1)
    let open = MessageWords(messages, otherReadings: [["ends \(points: 70, "beyond") pt below"], []]) { $0 }
    #expect(open.text == "ends at least 70 pt below")
    let kept: [Message] = ["asks \(points: 90, "asks"): gets \(points: 40, "gets") pt"]
    let larger: [Message] = ["asks \(points: 90, "asks"): gets \(points: 55, "gets") pt"]
    #expect(MessageWords(kept, otherReadings: [larger]) { $0 }.text == "asks 90: gets at most 55 pt")
    let text: [Message] = ["needs \(points: 90, "needs"), has \(points: 40, "has")"]
    #expect(
      MessageWords(text, otherReadings: [["needs \(points: 50, "needs"), has \(points: 40, "has")"]]) { $0 }.text
        == text[0].text)
  }

  /// One sentence for a constraint of many screens.
  @Test func manyScreensHaveARange() {
    let messages: [Message] = ["gets \(points: 19.5, "gets") pt", "gets \(points: 45.26, "gets") pt"]
    let words = MessageWords(ofMany: messages) { $0 }
    #expect(words.text == "gets 20 to 45 pt")
    #expect(words.lengths.map(\.least) == [19.5])
    #expect(words.lengths.map(\.most) == [45.26])
  }

  /// The text of a button is given once.
  @Test(arguments: [
    ("save \"Save\"", "breaks save.top = save \"Save\""), ("\"Save\"", "breaks \"Save\".top = \"Save\""),
    ("stack with \"Save\"", "breaks stack with \"Save\".top = stack with \"Save\""), ("save", "breaks save.top = save"),
  ])
  func aRepeatedNameHasNoText(_ name: String, _ words: String) {
    let message: Message = "\("a", named: name) breaks \("a", named: name).top = \("b", named: name)"
    #expect(MessageWords([message]) { _ in name }.text == words)
  }
}
