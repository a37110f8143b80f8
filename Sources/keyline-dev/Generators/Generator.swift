/// Makes generated files from their data; each generator has its own file in `Generators/`.
struct Generator: Sendable {
  let name: String
  /// The contents of all files that it makes. The generator does not write them.
  let files: @Sendable () throws -> [GeneratedFile]

  static let all = [
    Generator(name: "fonts", files: FontTableFiles.files),
    Generator(name: "names", files: NameConstants.files),
    Generator(name: "rules", files: RuleRegistrySource.files),
    Generator(name: "tables", files: ModelTable.files),
    Generator(name: "vocabulary", files: VocabularySource.files),
  ]

  /// Writes the files, or with `check` compares only; false if one is stale or could not be read or written.
  func run(check: Bool) -> Bool {
    do {
      var succeeded = true
      for file in try files() {
        if !check {
          try file.write()
        } else if !file.isFresh {
          print("out of date: \(file.path); run 'swift run keyline-dev generate \(name)'")
          succeeded = false
        }
      }
      return succeeded
    } catch {
      print("\(name): \(error)")
      return false
    }
  }
}

/// `keyline-dev generate [what…] [--check]`: makes the named generated files from their data, or all of them. With
/// `--check` the command writes no file, and the exit status is 1 if a file is out of date.
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
