import Foundation

switch CommandLine.arguments.dropFirst().first {
case "generate":
  exit(generateFonts(check: CommandLine.arguments.contains("--check")) ? 0 : 1)
default:
  print("usage: keyline-dev generate [--check]")
  exit(2)
}
