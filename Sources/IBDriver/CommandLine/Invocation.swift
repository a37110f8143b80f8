/// The parsed operands and options of a command line.
struct Invocation: Sendable {
  /// The words that are not options, in order.
  let operands: [String]
  private let values: [OptionName: [String]]
  private let fallbacks: [OptionName: String]

  /// - Parameter options: the options of the command, with their default values.
  init(operands: [String], values: [OptionName: [String]], options: [Option]) {
    self.operands = operands
    self.values = values
    var fallbacks: [OptionName: String] = [:]
    for option in options { fallbacks[option.name] = option.fallback }
    self.fallbacks = fallbacks
  }

  /// The options given, with their values, in the order of their names.
  var settings: [(name: OptionName, values: [String])] {
    values.sorted { $0.key.rawValue < $1.key.rawValue }.map { (name: $0.key, values: $0.value) }
  }

  func has(_ option: OptionName) -> Bool {
    values[option] != nil
  }

  /// The last value given, otherwise the default of the option; nil without either.
  func value(_ option: OptionName) -> String? {
    values[option]?.last ?? fallbacks[option]
  }

  /// All values given, in order.
  func values(_ option: OptionName) -> [String] {
    values[option] ?? []
  }
}
