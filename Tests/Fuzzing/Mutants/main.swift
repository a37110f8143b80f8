import Foundation
import FuzzSupport

/// Runs every command on mutants in worlds in memory and says what a crash, a mutant over a budget or a wrong status was.
/// The options are those of `MutantOptions.usage`.
///
/// A mutant over 2 s of processor time or 500 MB is written into the folder and counted. The number that is worked on is
/// kept in `FOLDER/current-SEED`, so that `--first` goes on after a crash and `--count 1` repeats one. `--write` runs
/// nothing and writes every mutant into the folder.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") {
  print(MutantOptions.usage)
} else if let options = MutantOptions(arguments) {
  exit(await MutantRun(options).run())
} else {
  try FileHandle.standardError.write(contentsOf: Data("\(MutantOptions.usage)\n".utf8))
  exit(64)
}
