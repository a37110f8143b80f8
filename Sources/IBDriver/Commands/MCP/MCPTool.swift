import IBReport
import IBSource

/// A command line as a tool of the Model Context Protocol.
struct MCPTool: Sendable {
  /// A member of a tool's arguments.
  struct Argument: Sendable {
    let name: String
    let kind: Kind
    var isRequired = false
    let help: String
    /// The option that it becomes; nil for an operand.
    var option: String?
  }

  enum Kind: String, Sendable {
    case text = "string"
    case flag = "boolean"
    /// Operations of `edit --from`.
    case edits = "array"
  }

  let name: String
  let help: String
  let arguments: [Argument]
  /// Whether the tool may change files.
  var changes = false

  /// The argument that contains the operations; the command reads them from a file of this name.
  static let edits = "edits"

  private static let path = Argument(
    name: "path", kind: .text, help: "a document or a folder; default: the current folder")
  private static let scene = Argument(
    name: "scene", kind: .text, help: "a scene's title, storyboard identifier, class or id", option: "--scene")

  static let all = [
    MCPTool(
      name: "outline",
      help: "Lists the scenes of storyboards and xibs, or with a scene its objects: kind, text, class, outlets, id, "
        + "actions and constraints. Read this before an edit.",
      arguments: [path, scene]),
    MCPTool(
      name: "edit",
      help:
        "Changes objects of one document as Xcode would write them; applies all edits or none. Prints the changes, the "
        + "views that moved, and new problems.",
      arguments: [
        Argument(name: "file", kind: .text, isRequired: true, help: "the .storyboard or .xib file"),
        Argument(
          name: edits, kind: .edits, isRequired: true,
          help: "operations, one after another; an object is a path of names, such as Login/\"Submit\", or an id"),
        Argument(name: "dryRun", kind: .flag, help: "print the changes and write nothing", option: "--dry-run"),
      ], changes: true),
    MCPTool(name: "lint", help: "Lists the problems of documents and catalogs.", arguments: [path]),
    MCPTool(
      name: "report", help: "Lists what breaks on iPhone, iPad and in landscape, by scene.", arguments: [path, scene]),
    MCPTool(
      name: "diff", help: "Describes how documents changed since a git revision.",
      arguments: [
        Argument(name: "revision", kind: .text, isRequired: true, help: "such as HEAD or main"),
        Argument(name: "path", kind: .text, help: "a document or a folder"),
      ]),
  ]

  /// Why these arguments do not fit; nil if they do.
  func problem(in values: JSONValue?) -> String? {
    if let unknown = values?.members.first(where: { member in !arguments.contains { $0.name == member.key } }) {
      return "\(name) has no argument '\(unknown.key)'; it has \(arguments.map(\.name).joined(separator: ", "))"
    }
    for argument in arguments {
      guard let value = values?[argument.name] else {
        if argument.isRequired { return "\(name) needs the argument '\(argument.name)'" }
        continue
      }
      if !argument.kind.fits(value) { return "'\(argument.name)' is not of type \(argument.kind.rawValue)" }
      if argument.option == nil, value.text?.hasPrefix("-") ?? false { return "'\(argument.name)' begins with '-'" }
    }
    return nil
  }

  /// The command line of a call whose arguments fit.
  func words(_ values: JSONValue?) -> [String] {
    var options: [String] = []
    var operands: [String] = []
    for argument in arguments {
      guard let value = values?[argument.name] else { continue }
      switch (argument.kind, argument.option) {
      case (.text, let option?): options += value.text.map { ["\(option)=\($0)"] } ?? []
      case (.text, nil): operands += value.text.map { [$0] } ?? []
      case (.flag, let option): options += value.flag == true ? option.map { [$0] } ?? [] : []
      case (.edits, _): options.append("--from=\(Self.edits)")
      }
    }
    return [name] + options + operands
  }

  // MARK: - The list of tools

  func write(to writer: inout JSONWriter) {
    let schema = arguments.contains { $0.kind == .edits } ? Self.schemaOfEdits : nil
    writer.object { writer in
      writer.field("name", name)
      writer.field("description", help)
      writer.key("inputSchema")
      writer.object { writer in
        writer.field("type", "object")
        writer.key("properties")
        writer.object { writer in
          for argument in arguments { argument.write(to: &writer, items: schema?["properties"]?[Self.edits]?["items"]) }
        }
        writer.field("required", arguments.filter(\.isRequired).map(\.name))
        if let definitions = schema?["$defs"] {
          writer.key("$defs")
          writer.value(definitions)
        }
      }
      writer.key("annotations")
      writer.object { $0.field("readOnlyHint", !changes) }
    }
  }

  /// The schema that `keyline schema edits` prints.
  private static let schemaOfEdits = try? JSONReader.read(Array((JSONSchemas.named(edits) ?? "").utf8)).get()
}

extension MCPTool.Kind {
  fileprivate func fits(_ value: JSONValue) -> Bool {
    switch (self, value.content) {
    case (.text, .text), (.flag, .flag), (.edits, .array): true
    default: false
    }
  }
}

extension MCPTool.Argument {
  fileprivate func write(to writer: inout JSONWriter, items: JSONValue?) {
    writer.key(named: name)
    writer.object { writer in
      writer.field("type", kind.rawValue)
      writer.field("description", help)
      if kind == .edits, let items {
        writer.key("items")
        writer.value(items)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a value that was read.
  mutating func value(_ read: JSONValue) {
    switch read.content {
    case .null: null()
    case .flag(let flag): value(flag)
    case .number(let number): value(number)
    case .text(let text): value(text)
    case .array(let elements): array { writer in for element in elements { writer.value(element) } }
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(named: member.key)
          writer.value(member.value)
        }
      }
    }
  }
}
