/// The output formats of one kind of result: their names on the command line, and a writer for each. The first one is
/// the default.
///
/// - Parameters:
///   - Context: the writer's inputs besides the result, such as the use of colors.
///   - Writer: writes a result.
package struct FormatTable<Context, Writer>: Sendable {
  package struct Row: Sendable {
    fileprivate let name: String
    /// Names that other tools use for the format.
    fileprivate let aliases: [String]
    fileprivate let make: @Sendable (Context) -> Writer

    package init(_ name: String, aliases: [String] = [], _ make: @escaping @Sendable (Context) -> Writer) {
      self.name = name
      self.aliases = aliases
      self.make = make
    }
  }

  private let rows: [Row]

  package init(_ rows: [Row]) {
    self.rows = rows
  }

  package var names: [String] { rows.map(\.name) }

  /// All names and aliases that `named` accepts.
  package var words: [String] { names + rows.flatMap(\.aliases) }

  /// The format of that name or alias; nil for any other.
  package func named(_ word: String, for context: Context) -> Writer? {
    rows.first { $0.name == word || $0.aliases.contains(word) }?.make(context)
  }
}

extension FormatTable where Context == Void {
  package func named(_ word: String) -> Writer? { named(word, for: ()) }
}
