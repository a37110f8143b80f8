import Foundation

/// One generated source: the data it is made from, where it goes and how.
struct Generator: Sendable {
  let name: String
  /// Path of the data from the package folder.
  let input: String
  /// Path of the Swift file from the package folder.
  let output: String
  let generate: @Sendable (String) -> String

  static let all = [
    Generator(
      name: "names", input: "Sources/IBSyntax/Names.txt", output: "Sources/IBSyntax/Name+Generated.swift",
      generate: NameConstants.source)
  ]

  static func named(_ name: String) -> Generator? {
    all.first { $0.name == name }
  }

  /// Writes the output, or compares only; gives the exit status.
  func run(onlyCheck: Bool) throws -> Int32 {
    let source = generate(try String(contentsOfFile: input, encoding: .utf8))
    guard onlyCheck else {
      try source.write(toFile: output, atomically: true, encoding: .utf8)
      return 0
    }
    let isFresh = (try? String(contentsOfFile: output, encoding: .utf8)) == source
    if !isFresh { print("\(output) is stale: run 'swift run keyline-dev generate \(name)'") }
    return isFresh ? 0 : 1
  }
}
