import IBSource
import IBSyntax
import IBTestSupport
import Testing

@testable import IBMerge

/// The merge follows each decision and leaves no marker.
@Suite struct DecisionTests {
  private func box(_ id: String, _ content: String) -> String {
    let list = content.isEmpty ? "" : "<subviews>\n\(content)</subviews>"
    return "<view id=\"\(id)\">\(list)</view>\n"
  }

  private func document(_ views: String) -> String {
    "<document>\n<objects>\n<view id=\"root\">\n<subviews>\n\(views)</subviews>\n</view>\n</objects>\n</document>\n"
  }

  private let child = "<label text=\"Child\" id=\"child\"/>\n"

  /// Ours puts a view of a box into a new one in it, theirs takes the box away and leaves the view.
  @Test(arguments: MergeSide.edited) func aDecisionAboutARemovedWholeLeavesNoMarker(_ side: MergeSide) throws {
    let base = document(box("box", child))
    let ours = document(box("box", box("new", child)))
    let theirs = document(child)
    #expect(try !merge(base, ours, theirs).conflicts.isEmpty)
    let decided = try merge(base, ours, theirs, decisions: .init(others: .side(side)))
    #expect(decided.conflicts.isEmpty)
    #expect(!decided.text.contains("<<<<<<<") && !decided.text.contains(">>>>>>>"))
    #expect(decided.text.ranges(of: "id=\"child\"").count == 1)
    #expect(decided.text.contains("id=\"box\"") == (side == .ours))
  }

  /// Random trees of views that both sides edit and move: with every decision the file has no marker, and each id once.
  @Test func noDecidedMergeHasAMarker() throws {
    var generator = SplitMix(seed: 19)
    var conflicts = 0
    for _ in 0..<400 {
      let base = Views(&generator)
      var sides = [base, base]
      for side in sides.indices {
        for number in 0..<Int.random(in: 1...4, using: &generator) {
          sides[side].edit("\(side)\(number)", &generator)
        }
      }
      let texts = ([base] + sides).map { document($0.text(of: Views.root)) }
      guard let undecided = try? merge(texts[0], texts[1], texts[2]), !undecided.conflicts.isEmpty else { continue }
      conflicts += 1
      for side in MergeSide.edited {
        guard let decided = try? merge(texts[0], texts[1], texts[2], decisions: .init(others: .side(side))) else {
          continue
        }
        #expect(decided.conflicts.isEmpty, "\(texts)")
        let read = try tree(decided.text)
        let ids = (0..<read.elementCount).compactMap { read.element(at: $0)[.id] }
        #expect(Set(ids).count == ids.count, "\(texts)")
      }
    }
    #expect(conflicts > 50)
  }

  /// Views inside each other, by name.
  struct Views {
    static let root = "root"
    var parents: [String: String] = [:]
    var texts: [String: String] = [:]

    init(_ generator: inout SplitMix) {
      for number in 0..<6 {
        let outer = number == 0 ? nil : (0..<number).randomElement(using: &generator).map { "v\($0)" }
        parents["v\(number)"] = Bool.random(using: &generator) ? outer ?? Self.root : Self.root
        texts["v\(number)"] = "text"
      }
    }

    func text(of outer: String) -> String {
      parents.filter { $0.value == outer }.keys.sorted().map { name in
        let inner = text(of: name)
        let list = inner.isEmpty ? "" : "\n<subviews>\n\(inner)</subviews>\n"
        return "<view text=\"\(texts[name] ?? "")\" id=\"\(name)\">\(list)</view>\n"
      }.joined()
    }

    private func contains(_ name: String, in outer: String) -> Bool {
      var current: String? = name
      while let inner = current, inner != outer { current = parents[inner] }
      return current == outer
    }

    mutating func edit(_ mark: String, _ generator: inout SplitMix) {
      guard let name = parents.keys.sorted().randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: texts[name] = mark
      case 1: for inner in parents.keys.filter({ contains($0, in: name) }) { parents[inner] = nil }
      case 2:
        let outer = parents[name] ?? Self.root
        for inner in parents.keys where parents[inner] == name { parents[inner] = outer }
        parents[name] = nil
      case 3:
        parents["n\(mark)"] = parents[name]
        texts["n\(mark)"] = mark
        parents[name] = "n\(mark)"
      default:
        let others = parents.keys.sorted().filter { !contains($0, in: name) }
        parents[name] = others.randomElement(using: &generator) ?? Self.root
      }
    }
  }

  /// An empty tag that gets something inside is opened once.
  @Test func aDecisionOpensAnEmptyTag() throws {
    let base = document("<label text=\"a\" id=\"label\"/>\n")
    let ours = document("<label text=\"b\" id=\"label\">\n<nil key=\"highlightedColor\"/>\n</label>\n")
    let theirs = document("<label text=\"c\" id=\"label\"/>\n")
    let decided = try merge(base, ours, theirs, decisions: .init(others: .side(.theirs)))
    #expect(decided.text == ours.with("text=\"b\"", "text=\"c\""))
  }

  @Test func idsThatNoVersionHasAreNamed() throws {
    let decisions = MergeDecisions(objects: ["child": .side(.ours), "nobody": .side(.ours)])
    let base = document(child)
    #expect(try merge(base, base, document(""), decisions: decisions).unknownIDs == ["nobody"])
  }

  /// The tag of the document lists versions of programs, so it may be combined into a line of neither side.
  @Test func theTagOfTheDocumentIsCombined() throws {
    func document(_ attributes: String) -> String {
      "<document version=\"3.0\" \(attributes)>\n    <objects/>\n</document>\n"
    }
    let merged = try merge(
      document("toolsVersion=\"1\""), document("toolsVersion=\"2\" useSafeAreas=\"YES\""),
      document("toolsVersion=\"3\""))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == document("toolsVersion=\"3\" useSafeAreas=\"YES\""), "\(merged.text)")
  }
}
