import IBLayout
import IBModel
import Testing

/// What must not change a layout.
@Suite struct InvarianceTests {
  private static let configurations = [
    "iphone-se-3", "iphone-15", "iphone-15,landscape", "iphone-15,rtl", "ipad-9", "iphone-7,ios=10",
  ]

  @Test(arguments: Sample.names) func theOrderOfConstraintsMovesNothing(_ name: String) throws {
    let text = try Sample.text(name)
    let frames = try frames(name, text)
    var differences = 0
    for seed in 1...5 {
      var shuffler = ShuffledConstraints(seed: UInt64(seed))
      let shuffled = shuffler.shuffle(text)
      #expect(shuffled.split(separator: "\n").sorted() == text.split(separator: "\n").sorted())
      if shuffled != text { differences += 1 }
      #expect(try self.frames(name, shuffled) == frames)
    }
    // A shuffle that changes nothing proves nothing.
    #expect(differences > 0)
  }

  @Test(arguments: Sample.names) func layingOutTwiceGivesTheSame(_ name: String) throws {
    let text = try Sample.text(name)
    #expect(try frames(name, text) == frames(name, text))
    #expect(try Sample.document(name, text: text).dump() == Sample.document(name, text: text).dump())
  }

  @Test(arguments: Sample.names) func whereAViewWasDrawnMovesNothingThatIsComputed(_ name: String) throws {
    let text = try Sample.text(name)
    let document = try Sample.document(name, text: text)
    let moved = try Sample.document(name, text: movedAside(text))
    let seen = LayoutEngine(document, .documentAlone).layouts(in: try Sample.canvas(document))
    let unseen = LayoutEngine(moved, .documentAlone).layouts(in: try Sample.canvas(document))
    var compared = 0
    for (view, other) in zip(seen.flatMap(\.views), unseen.flatMap(\.views)) {
      guard view.parent != nil, view.kept.isEmpty else { continue }
      #expect(view.frame == other.frame, "\(view.label ?? view.id)")
      compared += 1
    }
    #expect(compared > 0)
  }

  /// Every stored frame moved to the right; sizes stay, for a xib's view is as large as its stored frame.
  private func movedAside(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let place = line.firstRange(of: #"<rect key="frame" x=""#) else { return String(line) }
      return line[..<place.upperBound] + "7" + line[place.upperBound...]
    }.joined(separator: "\n")
  }

  private func frames(_ name: String, _ text: String) throws -> [String] {
    let document = try Sample.document(name, text: text)
    let engine = LayoutEngine(document, .documentAlone)
    let runtime = try Self.configurations.map { try ConfigurationSpec.parse($0).get().configuration }
    return try ([Sample.canvas(document)] + runtime).flatMap { configuration in
      engine.layouts(in: configuration).flatMap { layout in
        layout.views.map { "\(configuration.name) \($0.id) \(String(describing: $0.frame)) \($0.margins) \($0.kept)" }
          + layout.issues.map { "\($0.kind) \($0.view ?? "")" }
      }
    }
  }
}
