import Foundation

/// The maintainers' tool: `keyline-dev generate tables [--check]`, run in the package's folder.
switch CommandLine.arguments.dropFirst().prefix(2) {
case ["generate", "tables"]:
  exit(generateTables(check: CommandLine.arguments.contains("--check")) ? 0 : 1)
default:
  print("usage: keyline-dev generate tables [--check]")
  exit(2)
}
