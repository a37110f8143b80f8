/// The long names of all options, without the two hyphens.
enum OptionName: String, Sendable {
  case after, agents, baseline, before, cached, canvas, check, config, `continue`, driver, exclude, explain
  case export, fix, force, format, from, global, graph, help, hook, `import`, into, jobs, language, languages, layers
  case limit, man, merged, mergetool, module, on, output, overlays, path, pin, quiet, resolve, rule, scale
  case scene, stage, stat, strings, textconv, undo, unsafe, update, verbose, verify
  case allDevices = "all-devices"
  case allSizeClasses = "all-size-classes"
  case deploymentTarget = "deployment-target"
  case dryRun = "dry-run"
  case exitCode = "exit-code"
  case failOn = "fail-on"
  case keepFrames = "keep-frames"
  case keepStale = "keep-stale"
  case keepStandardSpacing = "keep-standard-spacing"
  case markerSize = "marker-size"
  case nameOnly = "name-only"
  case newSince = "new-since"
  case noBaseline = "no-baseline"
  case noIgnore = "no-ignore"
  case noLayout = "no-layout"
  case noPager = "no-pager"
  case onlyRule = "only-rule"
  case picture
  case pictureBase = "picture-base"
  case pictureFormat = "picture-format"
  case requireSameFrames = "require-same-frames"
  case sizeClass = "size-class"
  case sourceLanguage = "source-language"
  case standardInputName = "stdin-filename"
  case storedSizes = "stored-sizes"
  case textSizes = "text-sizes"
  case writeBaseline = "write-baseline"
}

/// The subject of an option. If a command has many options, help and the pages for man group them in this order.
enum OptionGroup: String, CaseIterable, Sendable {
  /// Options that only this command has.
  case command = "options"
  case rules, fixes, layouts, input, output, running
}

/// An option of a command. Parsing, help and completions are derived from it.
struct Option: Sendable {
  enum Value: Sendable {
    /// The option does not take a value.
    case none
    /// Any text; help shows the placeholder.
    case text(_ placeholder: String)
    /// One of these words.
    case choice([String])
    /// Some of these words, separated by commas.
    case list([String], placeholder: String)
    /// A whole number that is at least 1.
    case count
  }

  let name: OptionName
  let short: Character?
  let value: Value
  /// The default value; nil if there is none.
  let fallback: String?
  let isRepeatable: Bool
  /// The command that lists the allowed words, if a message cannot list them all.
  let listing: String?
  let group: OptionGroup
  let help: String

  init(
    _ name: OptionName, short: Character? = nil, _ value: Value = .none, fallback: String? = nil,
    isRepeatable: Bool = false, listing: String? = nil, in group: OptionGroup = .command, help: String
  ) {
    self.name = name
    self.group = group
    self.short = short
    self.value = value
    self.fallback = fallback
    self.isRepeatable = isRepeatable
    self.listing = listing
    self.help = help
  }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// The allowed words; empty if any text is allowed.
  var choices: [String] {
    switch value {
    case .choice(let words), .list(let words, _): words
    case .none, .text, .count: []
    }
  }

  /// The placeholder for the value in help; empty for an option without a value.
  var placeholder: String {
    switch value {
    case .none: ""
    case .text(let placeholder), .list(_, let placeholder): placeholder
    case .choice(let words):
      // More or longer words would push the help of every option to the right.
      Self.areShown(words) ? words.joined(separator: "|") : name.rawValue.uppercased()
    case .count: "N"
    }
  }

  /// The part of a message that describes the allowed values.
  var wanted: String {
    if let listing { return "'\(listing)' lists them all" }
    return choices.isEmpty ? placeholder : "one of \(choices.joined(separator: ", "))"
  }

  private static func areShown(_ words: [String]) -> Bool {
    words.count <= shownChoices && words.joined().count <= shownLetters
  }

  private static let shownChoices = 4
  private static let shownLetters = 24
  /// The largest number of words on a line of help. The explanation of the command lists more.
  private static let listedChoices = 8

  /// The help of the option, with its words if the placeholder does not list them.
  var description: String {
    guard case .choice(let words) = value, !Self.areShown(words), words.count <= Self.listedChoices else {
      return help
    }
    return "\(help): \(words.joined(separator: ", "))"
  }
}
