/// The long names of all options, without the two hyphens.
enum OptionName: String, Sendable {
  case baseline, cache, cached, canvas, check, config, `continue`, driver, exclude, explain, export, fix, force, format
  case global
  case help, hook, `import`, jobs, language, layers, limit, man, mergetool, module, on, output, overlays, path, `protocol`, quiet, resolve
  case rule, scale, scene, schema, stage, strict, strings, textconv, tree, undo, unsafe, update
  case verify
  case allDevices = "all-devices"
  case allSizeClasses = "all-size-classes"
  case cacheFolder = "cache-dir"
  case deploymentTarget = "deployment-target"
  case dryRun = "dry-run"
  case exitCode = "exit-code"
  case failOn = "fail-on"
  case keepControlSizes = "keep-control-sizes"
  case keepStale = "keep-stale"
  case keepStandardSpacing = "keep-standard-spacing"
  case markerSize = "marker-size"
  case minimumIOS = "minimum-ios"
  case noIgnore = "no-ignore"
  case noLayout = "no-layout"
  case noPager = "no-pager"
  case onlyRule = "only-rule"
  /// With the underscore, as Bazel passes it.
  case persistentWorker = "persistent_worker"
  case pictureBase = "picture-base"
  case pictureFormat = "picture-format"
  case reportFile = "report-file"
  case requireSameFrames = "require-same-frames"
  case sourceLanguage = "source-language"
  case standardInputName = "stdin-filename"
  case statusFile = "status-file"
  case storedSizes = "stored-sizes"
  case writeBaseline = "write-baseline"
}

/// An option of a command; parsing, help and completions are made from it.
struct Option: Sendable {
  enum Value: Sendable {
    /// The option takes no value.
    case none
    /// Any text; help shows the placeholder.
    case text(_ placeholder: String)
    /// One of these words.
    case choice([String])
    /// Some of these words, separated by commas.
    case list([String], placeholder: String)
    /// A whole number from 1.
    case count
  }

  let name: OptionName
  /// Names of the same option in other tools.
  let aliases: [String]
  let short: Character?
  let value: Value
  /// The default value; nil if there is none.
  let fallback: String?
  let isRepeatable: Bool
  /// The command that lists the allowed words, where they are too many for a message.
  let listing: String?
  let help: String

  init(
    _ name: OptionName, aliases: [String] = [], short: Character? = nil, _ value: Value = .none,
    fallback: String? = nil, isRepeatable: Bool = false, listing: String? = nil, help: String
  ) {
    self.name = name
    self.aliases = aliases
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

  /// The words that are allowed; empty if any text is.
  var choices: [String] {
    switch value {
    case .choice(let words), .list(let words, _): words
    case .none, .text, .count: []
    }
  }

  /// The placeholder for the value in help; empty if there is no value.
  var placeholder: String {
    switch value {
    case .none: ""
    case .text(let placeholder), .list(_, let placeholder): placeholder
    case .choice(let words):
      // More words would push the help of every option to the right.
      words.count > Self.shownChoices ? name.rawValue.uppercased() : words.joined(separator: "|")
    case .count: "N"
    }
  }

  /// What a message says that the option needs.
  var wanted: String {
    if let listing { return "some of \(UsageError.list(by: listing))" }
    return choices.isEmpty ? placeholder : "one of \(choices.joined(separator: ", "))"
  }

  private static let shownChoices = 4
  /// The most that fit on a line of help; the command's explanation lists more.
  private static let listedChoices = 8

  /// The help of the option, with its words if the placeholder does not list them.
  var description: String {
    guard case .choice(let words) = value, words.count > Self.shownChoices, words.count <= Self.listedChoices else {
      return help
    }
    return "\(help): \(words.joined(separator: ", "))"
  }

  /// The long names, the one shown in help first.
  var longNames: [String] { [name.rawValue] + aliases }
}
