import Foundation
import IBCompile
import IBModel
import IBSource
import IBSyntax
import NibArchive

/// `keyline-dev nib-agree <folder> [--held-out|--rest] [--misses N] [--only ID]`: compiles the sources of a folder of
/// compiled nibs and compares the results with Apple's, value by value.
enum NibAgree: MaintainersCommand {
  static let name = "nib-agree"
  static let usage = "<folder> [--held-out|--rest] [--misses N] [--only ID] [--write FOLDER]"

  static func run(_ words: CommandWords) throws -> Bool {
    let misses = try words.number("--misses", else: 0)
    var table = AgreementTable()
    for nib in try TruthNib.all(in: words.only("folder")) where nib.isCompiled {
      if words.has("--held-out"), !nib.isHeldOut { continue }
      if words.has("--rest"), nib.isHeldOut { continue }
      if let only = words["--only"], only != nib.id { continue }
      try table.add(nib, writing: words["--write"])
    }
    // Which documents of the third that was left out are wrong, and in what, is not shown.
    let isShown = words["--only"] != nil || words.has("--rest")
    print(table.text(misses: isShown ? misses : 0, each: isShown), terminator: "")
    return true
  }
}
