import Foundation
import FuzzSupport

/// Runs every command on mutants in worlds in memory and says what a crash, a mutant over a budget or a wrong status was.
///
///     keyline-mutants [--seed N] [--first N] [--count N] [--max-size BYTES] [--found FOLDER] [--write]
///       [files and folders…]
///
/// A mutant over 2 s of processor time or 500 MB is written into the folder and counted. The number that is worked on is
/// kept in `FOLDER/current-SEED`, so that `--first` goes on after a crash and `--count 1` repeats one. `--write` runs
/// nothing and writes every mutant into the folder.
let options = MutantOptions(Array(CommandLine.arguments.dropFirst()))
let status = await MutantRun(options).run()
exit(status)
