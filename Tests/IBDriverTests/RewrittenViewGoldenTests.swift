import IBTestSupport
import Testing

/// Columns of random views in SwiftUI, and the output of `--verify` after a person has changed a line. Golden files contain
/// both.
@Suite struct RewrittenViewGoldenTests {
  static let files = ["changes-columns.txt", "changes-modifiers.txt", "changes-verify.txt"]

  static let documents = (0..<20).map { place in
    var scene = RandomScene(seed: UInt64(place + 100))
    return scene.column()
  }

  @Test func columns() async throws {
    let files = Self.documents.enumerated().map { ("In/\($0).storyboard", $1) }
    let world = MemoryWorld(Dictionary(uniqueKeysWithValues: files))
    _ = await world.run("convert", "swiftui", "--check", "In")
    #expect(try Golden(beside: #filePath).difference(world.output + world.diagnostics, "changes-columns.txt") == nil)
  }

  /// The views of each scene, which a person then changed in a few lines.
  @Test func rewrittenViews() async throws {
    var random = SplitMix(seed: 13), text = ""
    for (place, document) in Self.documents.enumerated() {
      let world = MemoryWorld(["A.storyboard": document])
      _ = await world.run("convert", "swiftui", "--quiet", "--output", "out", "A.storyboard")
      let written = world.writtenFiles.filter { $0.key.hasSuffix(".swift") }
      guard let view = written.min(by: { $0.key < $1.key })?.value else { continue }
      for _ in 0..<2 {
        let lines = view.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (name, changed) = Self.rewritten(lines, &random)
        let world = MemoryWorld(["A.storyboard": document, "View.swift": changed])
        _ = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
        let output = (world.output + world.diagnostics).split(separator: "\n").dropFirst().joined(separator: "\n")
        text += RandomChangeGoldenTests.limited("\(place) \(name)", output, most: 2)
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "changes-verify.txt") == nil)
  }

  /// Without a line, with another number, or with two lines in the other order.
  private static func rewritten(_ lines: [String], _ random: inout SplitMix) -> (name: String, text: String) {
    let candidates = lines.indices.filter { $0 > 5 && $0 < lines.count - 3 && lines[$0].contains(where: \.isLetter) }
    guard let place = candidates.randomElement(using: &random) else { return ("", "") }
    var lines = lines
    let line = lines[place].drop { $0 == " " }
    let more = line.replacing(/\d+/) { "\((Int($0.output) ?? 0) + 7)" }
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where more != line:
      lines[place] = String(more)
      return ("\(more)", lines.joined(separator: "\n"))
    case 1 where line.hasPrefix(".") && lines[place + 1].drop(while: { $0 == " " }).hasPrefix("."):
      lines.swapAt(place, place + 1)
      return ("swaps \(line)", lines.joined(separator: "\n"))
    default:
      lines.remove(at: place)
      return ("without \(line)", lines.joined(separator: "\n"))
    }
  }

  /// Modifiers that a person adds to a text of several lines.
  private static let modifiers = [
    ".font(.body)", ".font(.system(size: 17, weight: .bold))", ".font(.title.bold())", ".font(.custom(\"A\", size: 9))",
    ".bold()", ".bold(false)", ".fontWeight(.heavy)", ".fontWeight(w)", ".italic()", ".italic(false)",
    ".lineLimit(1)", ".lineLimit(nil)", ".lineLimit(2...3)", ".multilineTextAlignment(.trailing)",
    ".multilineTextAlignment(model.side)", ".opacity(0.25)", ".opacity(model.isOn ? 1 : 0)", ".hidden()",
    ".disabled(true)", ".disabled(isOff)", ".controlSize(.mini)", ".padding()", ".padding(4)", ".padding(.leading, 9)",
    ".padding([.top, .horizontal], 3)", ".padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))",
    ".padding(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))", ".frame(width: 90)", ".frame(height: 90)",
    ".frame(width: 90, height: 20, alignment: .bottom)", ".frame(minWidth: 260)", ".frame(maxWidth: 70)",
    ".frame(idealWidth: 70)", ".frame(minHeight: 90)", ".frame(maxHeight: 12)", ".frame(idealHeight: 99)",
    ".frame(maxWidth: .infinity, alignment: .trailing)", ".frame(minWidth: 1, idealWidth: 2, maxWidth: 3)",
    ".frame(depth: 3)", ".fixedSize()", ".fixedSize(horizontal: true, vertical: false)",
    ".fixedSize(horizontal: false, vertical: true)", ".aspectRatio(2, contentMode: .fit)",
    ".aspectRatio(contentMode: .fill)",
    ".scaledToFit()", ".scaledToFill()", ".ignoresSafeArea()", ".ignoresSafeArea(.keyboard)",
    ".ignoresSafeArea(edges: .top)", ".edgesIgnoringSafeArea(.all)", ".layoutPriority(2)", ".offset(x: 4)",
    ".offset(x: 1, y: -8)", ".offset(CGSize(width: 3, height: 4))", ".position(x: 9, y: 9)",
    ".rotationEffect(.degrees(9))",
    ".scaleEffect(0.5)", ".background(.red)", ".background { Color.blue }", ".background(Color.red, in: Capsule())",
    ".overlay(Text(\"B\"))", ".overlay { Circle() }", ".border(.red)", ".clipShape(Circle())", ".cornerRadius(4)",
    ".shadow(radius: 3)", ".foregroundColor(.red)", ".foregroundStyle(.secondary)", ".tint(.red)", ".kerning(2)",
    ".lineSpacing(4)", ".minimumScaleFactor(0.5)", ".truncationMode(.head)", ".textCase(.uppercase)",
    ".accessibilityHidden(true)", ".accessibilityLabel(\"L\")", ".accessibilityHint(model.hint)",
    ".accessibilityAddTraits(.isButton)", ".accessibilityIdentifier(\"pale\")", ".accessibilityElement()",
    ".onTapGesture { go() }", ".navigationTitle(\"T\")", ".navigationBarHidden(true)", ".toolbar(.hidden)",
    ".environment(\\.font, .title)", ".modifier(Card())", ".card()", ".animation(.default, value: a)", ".id(3)",
    ".tag(2)",
    ".listRowInsets(EdgeInsets())", ".zIndex(2)", ".alignmentGuide(.leading) { _ in 9 }",
    ".safeAreaInset(edge: .top) { Text(\"S\") }",
  ]

  /// The differences that another modifier causes, without the line of every output.
  @Test func oneMoreModifier() async throws {
    let (document, screen) = VerifyControlsTests.example, place = "characters\")\n"
    #expect(screen.contains(place))
    var text = ""
    for modifier in Self.modifiers {
      let view = screen.replacing(place, with: "\(place)        \(modifier)\n")
      let world = MemoryWorld(["Main.storyboard": document, "View.swift": view])
      _ = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
      let lines = (world.output + world.diagnostics).split(separator: "\n").dropFirst()
        .filter { $0 != "  ShopScreen: 8 same at 4 sizes" }
      text += RandomChangeGoldenTests.limited(modifier, lines.joined(separator: "\n"), most: 2)
    }
    #expect(try Golden(beside: #filePath).difference(text, "changes-modifiers.txt") == nil)
  }
}
