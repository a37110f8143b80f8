import Foundation
import OpenType

/// Measures lines of text in the font of a file, for comparison with another program's widths.
enum FontWidths: MaintainersCommand {
  static let name = "font-widths"
  static let usage = "<font> < lines"

  /// Prints the width of each line of standard input in thousandths of an em, one on each line; `-` if the font lacks a
  /// character.
  static func run(_ words: CommandWords) throws -> Bool {
    let path = try words.only("font")
    guard let data = FileManager.default.contents(atPath: path), let font = OpenTypeFont.all(in: [UInt8](data)).first
    else { throw Mistake("\(path) is not a readable font") }
    while let line = readLine() {
      let widths = font.widths(of: Array(line.unicodeScalars))
      let known = widths.compactMap { $0.map { $0.advance + $0.kerning } }
      print(known.count == widths.count ? String(format: "%.2f", known.reduce(0, +) * 1000) : "-")
    }
    return true
  }
}
