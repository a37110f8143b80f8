import IBTestSupport
import Testing

/// Columns of random views in SwiftUI, and what `--verify` says after a person has changed a line. Golden files have both.
@Suite struct RewrittenViewGoldenTests {
  static let files = ["changes-columns.txt", "changes-verify.txt"]

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
      for _ in 0..<3 {
        let lines = view.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (name, changed) = Self.rewritten(lines, &random)
        let world = MemoryWorld(["A.storyboard": document, "View.swift": changed])
        _ = await world.run("convert", "swiftui", "--quiet", "--verify", "View.swift")
        let output = (world.output + world.diagnostics).split(separator: "\n").dropFirst().joined(separator: "\n")
        text += RandomChangeGoldenTests.limited("\(place) \(name)", output, most: 3)
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
}
