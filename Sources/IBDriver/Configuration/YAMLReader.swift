import CLibYAML
import IBSource

/// Reads one YAML document with libyaml. JSON can be read too, because it is YAML.
struct YAMLReader {
  static var libraryVersion: String { String(cString: yaml_get_version_string()) }

  /// The largest size of a configuration or baseline, in bytes.
  static let sizeLimit = 32 << 20
  /// The deepest nesting of values.
  static let depthLimit = 32

  /// A container that is being read.
  private enum Open {
    case sequence([YAMLNode], SourcePosition)
    case mapping([(key: YAMLNode, value: YAMLNode)], key: YAMLNode?, known: Set<String>, SourcePosition)
  }

  private var open: [Open] = []
  private var root: YAMLNode?
  private var budget: ReadingBudget

  private init(_ budget: ReadingBudget) {
    self.budget = budget
  }

  /// The document; nil for an empty one.
  static func read(
    _ bytes: [UInt8], _ budget: ReadingBudget = ReadingBudget(ReadingBudget.elements)
  ) throws(ConfigurationProblem) -> YAMLNode? {
    let start = SourcePosition(line: 1, column: 1)
    guard bytes.count <= sizeLimit else { throw ConfigurationProblem("too large", at: start) }
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw ConfigurationProblem("out of memory", at: start) }
    defer { yaml_parser_delete(&parser) }
    var reader = YAMLReader(budget)
    var problem: ConfigurationProblem?
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      problem = reader.readEvents(&parser)
    }
    if let problem { throw problem }
    return reader.root
  }

  private mutating func readEvents(_ parser: inout yaml_parser_t) -> ConfigurationProblem? {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { return Self.problem(of: parser) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return nil }
      do {
        try read(event)
      } catch {
        return error
      }
    }
  }

  private mutating func read(_ event: yaml_event_t) throws(ConfigurationProblem) {
    let position = Self.position(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT where root != nil:
      throw ConfigurationProblem("more than one document", at: position)
    case YAML_ALIAS_EVENT:
      throw ConfigurationProblem("aliases are not supported", at: position)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      try add(YAMLNode(content: .scalar(text), position: position))
    case YAML_SEQUENCE_START_EVENT: try push(.sequence([], position), at: position)
    case YAML_MAPPING_START_EVENT: try push(.mapping([], key: nil, known: [], position), at: position)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try close()
    default: break
    }
  }

  private mutating func push(_ container: Open, at position: SourcePosition) throws(ConfigurationProblem) {
    guard open.count < Self.depthLimit else { throw ConfigurationProblem("nested too deeply", at: position) }
    open.append(container)
  }

  private mutating func close() throws(ConfigurationProblem) {
    switch open.popLast() {
    case .sequence(let items, let position): try add(YAMLNode(content: .sequence(items), position: position))
    case .mapping(let entries, _, _, let position): try add(YAMLNode(content: .mapping(entries), position: position))
    case nil: break
    }
  }

  /// Adds a value to the innermost container.
  private mutating func add(_ node: YAMLNode) throws(ConfigurationProblem) {
    guard budget.take() else {
      throw ConfigurationProblem("more than \(ReadingBudget.elements) values and keys", at: node.position)
    }
    // The collection is removed from the stack before it is changed. Otherwise, a second reference would make Swift
    // copy it.
    switch open.popLast() {
    case nil: root = node
    case .sequence(var items, let position):
      items.append(node)
      open.append(.sequence(items, position))
    case .mapping(let entries, nil, var known, let position):
      guard let key = node.text else { throw ConfigurationProblem("a key must be a word", at: node.position) }
      guard known.insert(key).inserted else {
        throw ConfigurationProblem("key '\(key)' occurs twice", at: node.position)
      }
      open.append(.mapping(entries, key: node, known: known, position))
    case .mapping(var entries, let key?, let known, let position):
      entries.append((key, node))
      open.append(.mapping(entries, key: nil, known: known, position))
    }
  }

  private static func problem(of parser: yaml_parser_t) -> ConfigurationProblem {
    let message = parser.problem.map { String(cString: $0) } ?? "not YAML"
    return ConfigurationProblem(message, at: position(parser.problem_mark))
  }

  private static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: mark.line + 1, column: mark.column + 1)
  }
}
