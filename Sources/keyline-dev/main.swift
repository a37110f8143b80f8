import Foundation

/// The maintainers' tool: makes the generated sources from the data they come from.
///
/// `keyline-dev generate <what> [--check]`, run in the package folder. With `--check` nothing is written; the exit
/// status is 1 if the file in the package is not what would be written.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.first == "generate", let generator = arguments.dropFirst().first.flatMap(Generator.named) else {
    print("usage: keyline-dev generate <\(Generator.all.map(\.name).joined(separator: "|"))> [--check]")
    return 2
  }
  do {
    return try generator.run(onlyCheck: arguments.contains("--check"))
  } catch {
    print("keyline-dev: \(error)")
    return 1
  }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
