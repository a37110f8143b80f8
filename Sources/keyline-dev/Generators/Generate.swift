/// `keyline-dev generate [what…] [--check]`: makes the generated files from what they come from; all of them where none is
/// named. With `--check` nothing is written, and the exit status is 1 if a file is not what would be written.
enum Generate: MaintainersCommand {
  static let name = "generate"
  static let usage = "[\(Generator.all.map(\.name).joined(separator: "|"))]… [--check]"

  static func run(_ words: CommandWords) throws -> Bool {
    let names = Generator.all.map(\.name)
    if let unknown = words.words.first(where: { !names.contains($0) }) {
      throw Mistake("no generator is called '\(unknown)'")
    }
    let chosen = Generator.all.filter { words.words.isEmpty || words.words.contains($0.name) }
    return chosen.map { $0.run(check: words.has("--check")) }.allSatisfy { $0 }
  }
}
