import Foundation

/// The maintainers' tool: makes the generated sources from the data they come from.
///
/// `keyline-dev generate [what] [--check]`, run in the package folder; all of them where none is named. With `--check`
/// nothing is written; the exit status is 1 if a file in the package is not what would be written.
func run(_ arguments: [String]) -> Int32 {
  let words = arguments.filter { !$0.hasPrefix("--") }
  guard words.first == "generate" else {
    print("usage: keyline-dev generate [\(Generator.all.map(\.name).joined(separator: "|"))] [--check]")
    return 2
  }
  let named = words.dropFirst()
  let chosen = named.isEmpty ? Generator.all : Generator.all.filter { named.contains($0.name) }
  guard !chosen.isEmpty else {
    print("keyline-dev: no generator is called '\(named.joined(separator: " "))'")
    return 2
  }
  let results = chosen.map { $0.run(arguments.contains("--check")) }
  return results.allSatisfy { $0 } ? 0 : 1
}

exit(run(Array(CommandLine.arguments.dropFirst())))
