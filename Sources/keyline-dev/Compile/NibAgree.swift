import Foundation
import IBCompile
import IBModel
import IBSource
import IBSyntax
import NibArchive

/// `keyline-dev nib-agree <folder> [--held-out|--rest] [--misses N] [--only ID]`: compiles the sources of a folder of
/// compiled nibs and compares the results with Apple's, value by value.
enum NibAgree {
  static let usage = "<folder> [--held-out|--rest] [--misses N] [--only ID] [--write FOLDER]"

  static func run(_ arguments: [String]) -> Int32 {
    do {
      var options: [String: String] = [:]
      var flags: Set<String> = []
      var words: [String] = []
      var rest = arguments[...]
      while let word = rest.popFirst() {
        switch word {
        case "--held-out", "--rest": flags.insert(word)
        case "--misses", "--only", "--write": options[word] = rest.popFirst()
        case _ where word.hasPrefix("--"): throw Mistake("\(word) is not an option")
        default: words.append(word)
        }
      }
      guard let folder = words.first, words.count == 1 else { throw Mistake("one folder") }
      var table = AgreementTable()
      for nib in try TruthNib.all(in: folder) {
        if flags.contains("--held-out"), !nib.isHeldOut { continue }
        if flags.contains("--rest"), nib.isHeldOut { continue }
        if let only = options["--only"], only != nib.id { continue }
        guard nib.isCompiled else { continue }
        try table.add(nib, writing: options["--write"])
      }
      // Which documents of the third that was left out are wrong, and in what, is not shown.
      let isShown = options["--only"] != nil || flags.contains("--rest")
      let misses = options["--misses"].flatMap { Int($0) } ?? 0
      print(table.text(misses: isShown ? misses : 0, each: isShown), terminator: "")
      return 0
    } catch {
      print("nib-agree: \(error)")
      print("usage: keyline-dev nib-agree \(usage)")
      return 2
    }
  }
}
