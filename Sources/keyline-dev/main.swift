import Foundation

/// The maintainers' tool, run in the package's folder.
///
/// `keyline-dev generate [what] [--check]` makes the generated files from what they come from; all of them where none is
/// named. With `--check` nothing is written, and the exit status is 1 if a file is not what would be written.
/// `keyline-dev new-rule <id> …` writes the files of a new rule. `keyline-dev causes <folder>` sorts what is wrong or kept
/// in the layouts of a folder of scene files by cause. `keyline-dev convert-figures <folder>` counts what of it converts to
/// SwiftUI with proof. `keyline-dev nib-agree <folder>` compares what we compile with what Apple compiled;
/// `keyline-dev nib-refusals <folder>` counts what is refused in a folder of scene files. `keyline-dev font-widths <font>`
/// measures the lines of standard input. `keyline-dev picture-figures <folder>…` counts the image files that pictures show.
func run(_ arguments: [String]) -> Int32 {
  switch arguments.first {
  case "generate": return generate(Array(arguments.dropFirst()))
  case "new-rule": return NewRule.run(Array(arguments.dropFirst()))
  case "causes": return Causes.run(Array(arguments.dropFirst()))
  case "convert-figures": return ConvertFigures.run(Array(arguments.dropFirst()))
  case "font-widths": return FontWidths.run(Array(arguments.dropFirst()))
  case "nib-agree": return NibAgree.run(Array(arguments.dropFirst()))
  case "probe-kit": return ProbeKit.run(Array(arguments.dropFirst()))
  case "picture-figures": return PictureFigures.run(Array(arguments.dropFirst()))
  case "nib-refusals": return NibRefusals.run(Array(arguments.dropFirst()))
  default:
    print("usage: keyline-dev generate [\(Generator.all.map(\.name).joined(separator: "|"))] [--check]")
    print("       keyline-dev new-rule \(NewRule.usage)")
    print("       keyline-dev causes \(Causes.usage)")
    print("       keyline-dev convert-figures \(ConvertFigures.usage)")
    print("       keyline-dev font-widths \(FontWidths.usage)")
    print("       keyline-dev nib-agree \(NibAgree.usage)")
    print("       keyline-dev probe-kit \(ProbeKit.usage)")
    print("       keyline-dev picture-figures \(PictureFigures.usage)")
    print("       keyline-dev nib-refusals \(NibRefusals.usage)")
    return 2
  }
}

func generate(_ arguments: [String]) -> Int32 {
  let named = arguments.filter { !$0.hasPrefix("--") }
  let chosen = named.isEmpty ? Generator.all : Generator.all.filter { named.contains($0.name) }
  guard !chosen.isEmpty else {
    print("keyline-dev: no generator is called '\(named.joined(separator: " "))'")
    return 2
  }
  let results = chosen.map { $0.run(check: arguments.contains("--check")) }
  return results.allSatisfy { $0 } ? 0 : 1
}

exit(run(Array(CommandLine.arguments.dropFirst())))
