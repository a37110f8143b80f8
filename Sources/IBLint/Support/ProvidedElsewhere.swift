import IBSource

/// The names that are provided outside the project: an option of several rules.
struct ProvidedElsewhere {
  static let option = RuleOption(
    "provided_elsewhere", .texts,
    "Names that a package elsewhere provides; a trailing star matches any suffix. Default: none.",
    example: .texts(["Kit/*"]))

  private var names: Set<String> = []
  private var beginnings: [String] = []

  mutating func set(_ option: String, to value: OptionValue) {
    guard option == Self.option.name, case .texts(let texts) = value else { return }
    names = Set(texts.filter { !$0.hasSuffix("*") })
    beginnings = texts.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  func has(_ name: String) -> Bool { names.contains(name) || beginnings.contains(where: name.hasPrefix) }
}
