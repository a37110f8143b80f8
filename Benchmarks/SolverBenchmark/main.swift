import Foundation
import SystemFile

/// `solver-benchmark time <systems>` prints one CSV line a system, real ones summed up.
/// `solver-benchmark table <csv>...` compares the medians of several such runs, of this and another engine.
let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst()) {
case ("time", let paths) where paths.count == 1:
  guard let systems = SystemFile.systems(at: URL(fileURLWithPath: paths.first ?? "")) else {
    FileHandle.standardError.write(Data("no file of systems at that path\n".utf8))
    exit(66)
  }
  printTimes(of: systems)
case ("table", let paths) where !paths.isEmpty:
  let texts = paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  print(Comparison(texts).markdown)
default:
  FileHandle.standardError.write(Data("usage: solver-benchmark time <systems> | table <csv>...\n".utf8))
  exit(64)
}
