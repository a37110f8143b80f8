/// Makes generated files from the data they come from; each generator is a file of its own in `Generators/`.
struct Generator: Sendable {
  let name: String
  /// Everything it makes. Nothing is written here.
  let files: @Sendable () throws -> [GeneratedFile]

  static let all = [
    Generator(name: "fonts", files: FontSource.files),
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
