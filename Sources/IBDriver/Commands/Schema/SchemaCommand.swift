import IBReport

/// `keyline schema NAME`: prints a JSON Schema of an output or input of Keyline.
struct SchemaCommand: Subcommand {
  static let name = "schema"
  static let summary = "print the JSON Schema of an output format"
  static let operands = Operands("name", 1...1, choices: JSONSchemas.names)
  static let explanation = "Names: \(JSONSchemas.names.joined(separator: ", "))."

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() -> ExitStatus {
    session.console.answer(session.invocation.operands.first.flatMap(JSONSchemas.named) ?? "")
  }
}
