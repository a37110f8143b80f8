import Foundation
import OpenType

/// Measures lines of text in the font of a file, so that they can be held against another program's widths.
enum FontWidths {
  static let usage = "<font> < lines"

  /// Prints the width of each line of standard input in thousandths of an em, a line each; `-` where the font does not
  /// have a character.
  static func run(_ arguments: [String]) -> Int32 {
    guard let path = arguments.first, let data = FileManager.default.contents(atPath: path),
      let font = OpenTypeFont.all(in: [UInt8](data)).first
    else {
      print("usage: keyline-dev font-widths \(usage)")
      return 2
    }
    while let line = readLine() {
      let widths = font.widths(of: Array(line.unicodeScalars))
      let known = widths.compactMap { $0.map { $0.advance + $0.kerning } }
      print(known.count == widths.count ? String(format: "%.2f", known.reduce(0, +) * 1000) : "-")
    }
    return 0
  }
}
