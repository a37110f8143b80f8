import IBReport

struct SchemaCommand: Subcommand {
  static let name = "schema"
  static let summary = "print the JSON Schema of an output format"
  static let operands = Operands("name", 1...1, choices: JSONSchemas.names)
  static let explanation = """
    Names: \(JSONSchemas.names.prefix(inFirstLine).joined(separator: ", ")),
    \(JSONSchemas.names.dropFirst(inFirstLine).joined(separator: ", ")).
    """
  /// The number of names that fit into a line of 120 columns.
  private static let inFirstLine = 9

  let session: Session

  func run() -> ExitStatus {
    session.console.answer(session.invocation.operands.first.flatMap(JSONSchemas.named) ?? "")
  }
}
