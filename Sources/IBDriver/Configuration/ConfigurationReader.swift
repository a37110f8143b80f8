import IBLayout
import IBLint
import IBModel
import IBReport
import IBSource

/// Reads `.keyline.yml`. An unknown key, rule or value is a problem, with its position and a suggestion.
enum ConfigurationReader {
  private static let keys = [
    "baseline", "configurations", "deployment_target", "disabled", "excluded", "fail_on", "format", "included", "paths",
    "rules",
    "scenes", "strict",
  ]

  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> LintConfiguration {
    var configuration = LintConfiguration()
    guard let root = try YAMLReader.read(bytes) else { return configuration }
    guard let entries = root.entries else {
      if root.text?.isEmpty == true { return configuration }
      throw ConfigurationProblem("a configuration must be a mapping", at: root.position)
    }
    for (key, value) in entries { try read(key, value, into: &configuration) }
    return configuration
  }

  private static func read(
    _ key: YAMLNode, _ value: YAMLNode, into configuration: inout LintConfiguration
  ) throws(ConfigurationProblem) {
    switch key.text {
    case "rules": configuration.rules = try rules(value)
    case "included": configuration.included = try texts(value).map(Glob.init)
    case "excluded": configuration.excluded = try texts(value).map(Glob.init)
    case "paths": configuration.sections = try list(value, section)
    case "disabled": configuration.suppressions = try list(value, suppression)
    case "baseline": configuration.baseline = try text(value)
    case "format": configuration.format = try format(value)
    case "fail_on": configuration.failOn = try threshold(value)
    case "strict": if try flag(value) { configuration.failOn = .strict }
    case "configurations": configuration.configurations = try configurations(value)
    case "scenes": configuration.scenes = try scenes(value)
    case "deployment_target":
      guard let target = SystemVersion(try text(value)) else {
        throw ConfigurationProblem("'\(value.text ?? "")' is not a version such as 13.0", at: value.position)
      }
      configuration.deploymentTarget = target
    default: throw unknown("key", key, among: keys)
    }
  }

  private static func section(_ node: YAMLNode) throws(ConfigurationProblem) -> LintConfiguration.Section {
    try check(node, keys: ["path", "rules"], needed: ["path", "rules"])
    guard let path = node["path"], let settings = node["rules"] else {
      throw ConfigurationProblem("a section needs 'path' and 'rules'", at: node.position)
    }
    return LintConfiguration.Section(paths: try texts(path).map(Glob.init), rules: try rules(settings))
  }

  private static func suppression(_ node: YAMLNode) throws(ConfigurationProblem) -> LintConfiguration.Suppression {
    try check(node, keys: ["object", "path", "rule"], needed: [])
    if let rule = node["rule"], !RuleCatalog.ids.contains(try text(rule)) {
      throw unknown("rule", rule, among: RuleCatalog.ids, listing: "keyline rules")
    }
    if node.entries?.isEmpty != false {
      throw ConfigurationProblem("name a rule, a path or an object", at: node.position)
    }
    return LintConfiguration.Suppression(
      rule: node["rule"]?.text,
      path: try node["path"].map { node throws(ConfigurationProblem) in Glob(try text(node)) },
      object: node["object"]?.text)
  }

  private static func format(_ node: YAMLNode) throws(ConfigurationProblem) -> String {
    let words = FindingsEmitters.table.words
    guard words.contains(try text(node)) else { throw unknown("format", node, among: words) }
    return try text(node)
  }

  private static func threshold(_ node: YAMLNode) throws(ConfigurationProblem) -> FailureThreshold {
    guard let threshold = FailureThreshold(rawValue: try text(node)) else {
      throw unknown("severity", node, among: FailureThreshold.words)
    }
    return threshold
  }

  // MARK: Rules

  private static func rules(_ node: YAMLNode) throws(ConfigurationProblem) -> [LintConfiguration.RuleSetting] {
    guard let entries = node.entries else {
      throw ConfigurationProblem("'rules' must be a mapping from rules to settings", at: node.position)
    }
    var settings: [LintConfiguration.RuleSetting] = []
    for (key, value) in entries {
      if let rules = RuleCatalog.categories[key.text ?? ""] {
        for info in rules { settings.append(try state(of: info, value)) }
        continue
      }
      guard let info = RuleCatalog.info(key.text ?? "") else {
        throw unknown("rule", key, among: RuleCatalog.selectors, listing: "keyline rules")
      }
      settings.append(try setting(of: info, value))
    }
    return settings
  }

  /// The setting of one rule of a category: a state, but no options.
  private static func state(
    of info: RuleInfo, _ node: YAMLNode
  ) throws(ConfigurationProblem) -> LintConfiguration.RuleSetting {
    var setting = LintConfiguration.RuleSetting(id: info.id)
    try read(state: node, into: &setting)
    return setting
  }

  private static func setting(
    of info: RuleInfo, _ node: YAMLNode
  ) throws(ConfigurationProblem) -> LintConfiguration.RuleSetting {
    var setting = LintConfiguration.RuleSetting(id: info.id)
    guard let entries = node.entries else {
      try read(state: node, into: &setting)
      return setting
    }
    for (key, value) in entries {
      if key.text == "severity" {
        try read(state: value, into: &setting)
      } else if let option = info.options.first(where: { $0.name == key.text }) {
        setting.options.append((option.name, try self.value(of: option, value)))
      } else {
        throw unknown("option of '\(info.id)'", key, among: ["severity"] + info.options.map(\.name))
      }
    }
    return setting
  }

  /// Reads `off`, `on`, or a severity, which also turns the rule on.
  private static func read(
    state node: YAMLNode, into setting: inout LintConfiguration.RuleSetting
  ) throws(ConfigurationProblem) {
    if let flag = node.flag {
      setting.isOn = flag
    } else if let severity = Severity.allCases.first(where: { $0.name == node.text }) {
      setting.severity = severity
    } else {
      throw unknown("setting", node, among: ["on", "off"] + Severity.allCases.map(\.name))
    }
  }

  private static func value(of option: RuleOption, _ node: YAMLNode) throws(ConfigurationProblem) -> OptionValue {
    switch option.kind {
    case .flag: return .flag(try flag(node))
    case .text: return .text(try text(node))
    case .texts: return .texts(try texts(node))
    case .table:
      guard let entries = node.entries else {
        throw ConfigurationProblem("'\(option.name)' must be a mapping", at: node.position)
      }
      var rows: [OptionValue.TableRow] = []
      for (key, value) in entries { rows.append(OptionValue.TableRow(key.text ?? "", try texts(value))) }
      return .table(rows)
    }
  }

  // MARK: Values

  private static func list<Item>(
    _ node: YAMLNode, _ read: (YAMLNode) throws(ConfigurationProblem) -> Item
  ) throws(ConfigurationProblem) -> [Item] {
    guard let items = node.items else { throw ConfigurationProblem("expected a list", at: node.position) }
    var result: [Item] = []
    for item in items { result.append(try read(item)) }
    return result
  }

  private static func texts(_ node: YAMLNode) throws(ConfigurationProblem) -> [String] {
    guard let texts = node.texts else { throw ConfigurationProblem("expected a list of words", at: node.position) }
    return texts
  }

  static func text(_ node: YAMLNode) throws(ConfigurationProblem) -> String {
    guard let text = node.text else { throw ConfigurationProblem("expected a word", at: node.position) }
    return text
  }

  static func flag(_ node: YAMLNode) throws(ConfigurationProblem) -> Bool {
    guard let flag = node.flag else { throw ConfigurationProblem("expected true or false", at: node.position) }
    return flag
  }

  private static func check(
    _ node: YAMLNode, keys: [String], needed: [String]
  ) throws(ConfigurationProblem) {
    guard let entries = node.entries else { throw ConfigurationProblem("expected a mapping", at: node.position) }
    for (key, _) in entries where !keys.contains(key.text ?? "") { throw unknown("key", key, among: keys) }
    for key in needed where node[key] == nil {
      throw ConfigurationProblem("'\(key)' is missing", at: node.position)
    }
  }

  /// A remark about a word in another tool's configuration that has no effect.
  static func remark(_ what: String, _ node: YAMLNode, among known: [String]) -> ConfigurationProblem {
    let word = node.text ?? ""
    return ConfigurationProblem(
      "unknown \(what) '\(word)'\(Suggestion.hint(for: word, among: known))", at: node.position)
  }

  /// - Parameter listing: the command that lists the known words, if they are too many for a message.
  static func unknown(
    _ what: String, _ node: YAMLNode, among known: [String], listing: String? = nil
  ) -> ConfigurationProblem {
    let word = node.text ?? ""
    let answer = Suggestion.answer(to: word, among: known, listedBy: listing)
    return ConfigurationProblem("unknown \(what) '\(word)'\(answer)", at: node.position)
  }
}

extension ConfigurationReader {
  // MARK: Configurations

  /// Reads a list of values for `--on`, and of options for sets of configurations, without their hyphens.
  static func configurations(_ node: YAMLNode) throws(ConfigurationProblem) -> ConfigurationRequest {
    guard let items = node.items ?? (node.text == nil ? nil : [node]) else {
      throw ConfigurationProblem("expected a list of configurations", at: node.position)
    }
    var request = ConfigurationRequest()
    for item in items {
      let word = try text(item)
      switch word {
      case "all-devices": request.allDevices = true
      case "all-size-classes": request.allSizeClasses = true
      case "canvas": request.canvas = true
      default:
        if case .failure(let problem) = ConfigurationSpec.parse(word) {
          throw ConfigurationProblem(problem.message, at: item.position)
        }
        request.specifications.append(word)
      }
    }
    return request
  }
}
