import IBLayout

extension Option {
  static let on = Option(
    .on, .text("SPEC"), isRepeatable: true, in: .layouts,
    help: "lay out on a configuration such as iphone-15,landscape,text=AX3")
  static let canvas = Option(
    .canvas, in: .layouts, help: "lay out on the device of each document's canvas in Xcode")
  static let storedSizes = Option(
    .storedSizes, in: .layouts,
    help: "like --canvas, but trust stored sizes of empty views and texts in missing fonts")
  static let allSizeClasses = Option(
    .allSizeClasses, in: .layouts, help: "lay out on one device of each size class, and for Slide Over")
  static let allDevices = Option(.allDevices, in: .layouts, help: "lay out on every device, portrait and landscape")
  static let languages = Option(
    .languages, .text("LIST"), in: .layouts,
    help: "also lay out in these languages, such as de,ar, or in all translations (all)")
  /// The configurations to lay out, and their limits.
  static let configurations = [on, canvas, allSizeClasses, allDevices, languages, limit]

  static let limit = Option(
    .limit, .text("NAME=N"), isRepeatable: true, in: .layouts,
    help: "raise a layout limit: \(LayoutLimits.Name.allCases.map(\.rawValue).joined(separator: ", "))")

  static let output = Option(
    .output, short: "o", .text("FILE"), in: .output, help: "write results to FILE instead of standard output")
  static let config = Option(
    .config, .text("FILE"), in: .input,
    help: "configuration file (default: the nearest .keyline.yml in this folder or above)")
  static let scene = Option(
    .scene, .text("NAME"), isRepeatable: true, in: .input,
    help: "only scenes with this title, storyboard identifier, class or id")
  static let newSince = Option(
    .newSince, .text("REV"), in: .rules, help: "report only findings that are new since the merge base of REV and HEAD")
  static let noLayout = Option(
    .noLayout, in: .layouts, help: "skip the layout, layout rules and the list of moved views")
  static let exclude = Option(
    .exclude, .text("PATTERN"), isRepeatable: true, in: .input,
    help: "skip files that match, such as Vendor or '*/Old.xib'")
  static let noIgnore = Option(.noIgnore, in: .input, help: "also search files that git ignores")
  static let search = [exclude, noIgnore]
  /// Options of commands that could once store their output, each with the reason why they no longer do.
  static let uncached = ["cache", "cache-dir"].reduce(into: [String: String]()) {
    $0[$1] = "Keyline no longer caches results, because lint takes about 3 ms of processor time per document"
  }
  static let noPager = Option(.noPager, in: .output, help: "print directly, without $PAGER")
  static let dryRun = Option(.dryRun, in: .output, help: "print the changes as a unified diff and write nothing")
  static let standardInputName = Option(
    .standardInputName, .text("PATH"), fallback: StandardInput.name, in: .input,
    help: "path to show for standard input in messages")
  static let jobs = Option(
    .jobs, short: "j", .count, in: .running, help: "process N files at once (default: all processors)")
  static let quiet = Option(.quiet, short: "q", in: .running, help: "print no progress and no summary")

  /// The output format: one of `words`, the first by default.
  static func format(_ words: [String], help: String) -> Option {
    Option(.format, short: "f", .choice(words), fallback: words.first, in: .output, help: help)
  }
}

enum StandardInput {
  /// The word that means standard input instead of a path.
  static let path = "-"
  /// The path that findings in standard input have by default.
  static let name = "<stdin>"
}
