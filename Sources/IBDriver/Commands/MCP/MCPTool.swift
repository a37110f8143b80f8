import IBReport
import IBSource

/// A command line as a tool of the Model Context Protocol.
struct MCPTool: Sendable {
  /// The tool's entry in the list of tools.
  private let entry: JSONValue

  /// The argument that contains operations. The command reads them from a file with this name.
  static let edits = "edits"

  /// The options for certain arguments, by the names of the arguments. Other arguments are operands.
  private static let options = ["scene": "--scene", "dryRun": "--dry-run", edits: "--from"]

  private static let path = """
    "path": {"type": "string", "description": "a document or a folder; default: the current folder"}
    """
  private static let scene = """
    "scene": {"type": "string", "description": "a scene's title, storyboard identifier, class or id"}
    """

  /// The list of tools on one line, as the answer to `tools/list`. The schema of edits is that of
  /// `keyline schema edits`.
  static let list: [UInt8] = {
    let schema = Array((JSONSchemas.named(edits) ?? "{}").utf8)
    let read = try? JSONReader.read(schema).get()
    func part(_ value: JSONValue?) -> String {
      value.map { String(decoding: schema[$0.range.lower..<$0.range.upper], as: UTF8.self) } ?? "{}"
    }
    let text = """
      [{"name": "outline", "description": "Lists the scenes of storyboards and xibs, or with a scene its objects: kind, \
      text, class, outlets, id, actions and constraints. Read this before an edit.",
      "inputSchema": {"type": "object", "properties": {\(path), \(scene)}}, "annotations": {"readOnlyHint": true}},
      {"name": "edit", "description": "Changes objects of one document as Xcode would write them; applies all edits or \
      none. Prints the changes, the views that moved, and new problems.",
      "inputSchema": {"type": "object", "properties": {
      "file": {"type": "string", "description": "the .storyboard or .xib file"},
      "edits": {"type": "array", "description": "operations, one after another; an object is a path of names, such as \
      Login/\\"Submit\\", or an id", "items": \(part(read?["properties"]?[edits]?["items"]))},
      "dryRun": {"type": "boolean", "description": "print the changes and write nothing"}},
      "required": ["file", "edits"], "$defs": \(part(read?["$defs"]))}, "annotations": {"readOnlyHint": false}},
      {"name": "lint", "description": "Lists the problems of documents and catalogs.",
      "inputSchema": {"type": "object", "properties": {\(path)}}, "annotations": {"readOnlyHint": true}},
      {"name": "report", "description": "Lists what breaks on iPhone, iPad and in landscape, by scene.",
      "inputSchema": {"type": "object", "properties": {\(path), \(scene)}}, "annotations": {"readOnlyHint": true}},
      {"name": "diff", "description": "Describes how documents changed since a git revision.",
      "inputSchema": {"type": "object", "properties": {
      "revision": {"type": "string", "description": "such as HEAD or main"},
      "path": {"type": "string", "description": "a document or a folder"}},
      "required": ["revision"]}, "annotations": {"readOnlyHint": true}}]
      """
    return Array(text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ").utf8)
  }()

  static let all = (try? JSONReader.read(list).get())?.elements.map(MCPTool.init) ?? []

  private init(_ entry: JSONValue) {
    self.entry = entry
  }

  var name: String { entry["name"]?.text ?? "" }

  var changesFiles: Bool { entry["annotations"]?["readOnlyHint"]?.flag == false }

  private var arguments: [JSONMember] { entry["inputSchema"]?["properties"]?.members ?? [] }

  /// The reason why these arguments are invalid; nil if they are valid.
  func problem(in values: JSONValue?) -> String? {
    if let unknown = values?.members.first(where: { member in !arguments.contains { $0.key == member.key } }) {
      return "\(name) has no argument '\(unknown.key)'; it has \(arguments.map(\.key).joined(separator: ", "))"
    }
    let required = entry["inputSchema"]?["required"]?.elements.compactMap(\.text) ?? []
    if let missing = required.first(where: { values?[$0] == nil }) { return "\(name) needs the argument '\(missing)'" }
    for argument in arguments {
      guard let value = values?[argument.key] else { continue }
      let type = argument.value["type"]?.text ?? ""
      if value.type != type { return "'\(argument.key)' is not of type \(type)" }
      if Self.options[argument.key] == nil, value.text?.hasPrefix("-") ?? false {
        return "'\(argument.key)' begins with '-'"
      }
    }
    return nil
  }

  /// The command line for a call with valid arguments.
  func words(_ values: JSONValue?) -> [String] {
    var options: [String] = []
    var operands: [String] = []
    for argument in arguments {
      switch (values?[argument.key]?.content, Self.options[argument.key]) {
      case (.text(let text), let option?): options.append("\(option)=\(text)")
      case (.text(let text), nil): operands.append(text)
      case (.array, let option?): options.append("\(option)=\(Self.edits)")
      case (.flag(true), let option?): options.append(option)
      default: break
      }
    }
    return [name] + options + operands
  }
}

extension JSONValue {
  /// The name of the value's type in a JSON schema.
  fileprivate var type: String {
    switch content {
    case .text: "string"
    case .flag: "boolean"
    case .array: "array"
    case .number: "number"
    case .object: "object"
    case .null: "null"
    }
  }
}
