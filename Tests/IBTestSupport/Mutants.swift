/// Makes broken documents out of sound ones: bytes, attributes, pieces, depth and declarations, as a bad merge, a broken
/// disk or a hostile hand would leave them. The same seed gives the same documents.
package struct Mutants {
  private var random: SplitMix
  private let originals: [[UInt8]]

  package init(of originals: [[UInt8]], seed: UInt64) {
    self.originals = originals
    random = SplitMix(seed: seed)
  }

  /// The next mutant; nil only where there are no originals.
  package mutating func next() -> [UInt8]? {
    guard let original = originals.randomElement(using: &random) else { return nil }
    return mutant(of: original)
  }

  /// A mutant of any document.
  package mutating func mutant(of original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: changeBytes(&bytes)
    case 1: bytes.removeSubrange(place(in: bytes)...)
    case 2: swapValues(&bytes)
    case 3: removePiece(&bytes)
    case 4: repeatPiece(&bytes)
    case 5: replaceValue(&bytes)
    case 6: insert(Self.declarations.randomElement(using: &random) ?? "", &bytes)
    case 7: nest(&bytes)
    default: insert(Self.pieces.randomElement(using: &random) ?? "", &bytes)
    }
  }

  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  private mutating func changeBytes(_ bytes: inout [UInt8]) {
    for _ in 0..<3 where !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
  }

  private mutating func removePiece(_ bytes: inout [UInt8]) {
    let start = place(in: bytes)
    bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1...80, using: &random)))
  }

  private mutating func repeatPiece(_ bytes: inout [UInt8]) {
    let start = place(in: bytes)
    let piece = bytes[start..<min(bytes.count, start + Int.random(in: 1...200, using: &random))]
    bytes.insert(contentsOf: Array(piece), at: place(in: bytes))
  }

  /// The ranges between quotes.
  private func values(in bytes: [UInt8]) -> [Range<Int>] {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    return stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
  }

  private mutating func swapValues(_ bytes: inout [UInt8]) {
    let values = values(in: bytes)
    guard let from = values.randomElement(using: &random), let to = values.randomElement(using: &random) else { return }
    bytes.replaceSubrange(to, with: Array(bytes[from]))
  }

  private mutating func replaceValue(_ bytes: inout [UInt8]) {
    guard let value = values(in: bytes).randomElement(using: &random) else { return }
    bytes.replaceSubrange(value, with: Array((Self.values.randomElement(using: &random) ?? "").utf8))
  }

  private mutating func insert(_ text: String, _ bytes: inout [UInt8]) {
    bytes.insert(contentsOf: Array(text.utf8), at: place(in: bytes))
  }

  private mutating func nest(_ bytes: inout [UInt8]) {
    let depth = Int.random(in: 2...600, using: &random)
    let tag = ["view", "subviews", "a"].randomElement(using: &random) ?? "a"
    insert(String(repeating: "<\(tag)>", count: depth) + String(repeating: "</\(tag)>", count: depth), &bytes)
  }

  private static let declarations = [
    "<!DOCTYPE document>", "<!DOCTYPE a [<!ENTITY b \"&b;&b;\">]>", "<?xml version=\"1.1\"?>", "<![CDATA[", "<!--",
    "]]>",
    "<<<<<<< HEAD\n", "=======\n", ">>>>>>> other\n", "\u{FEFF}", "&nope;", "&#0;", "&#1114112;",
  ]
  private static let pieces = [
    "<constraint/>", "<constraint firstAttribute=\"width\" multiplier=\"1:0\" constant=\"1e400\" id=\"x\"/>",
    "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"x\"/></mask></variation>",
    "<scene sceneID=\"\"><objects/></scene>", "<view key=\"view\"/>", "</view>",
    "<segue destination=\"\" kind=\"unwind\"/>",
    "<button id=\"\"><state key=\"normal\" image=\"\"/></button>", "<a xmlns:b=\"c\" b:d=\"e\"/>", "\"", "<", ">", "\0",
  ]
  private static let values = [
    "", "NaN", "1e400", "-1e400", "99999999999999999999", "\u{1F600}", "YES", "no", "0x10", "a:b", "1/0",
    String(repeating: "x", count: 5000),
  ]
}
