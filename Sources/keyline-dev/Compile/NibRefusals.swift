import Foundation
import IBCompile
import IBModel
import IBSource
import IBSyntax

/// `keyline-dev nib-refusals <folder> [--every N]`: which share of the scene files of a folder compiles, and what is
/// refused in the others.
enum NibRefusals {
  static let usage = "<folder> [--every N]"

  static func run(_ arguments: [String]) -> Int32 {
    guard let folder = arguments.first else {
      print("usage: keyline-dev nib-refusals \(usage)")
      return 2
    }
    let every = arguments.count == 3 && arguments[1] == "--every" ? Int(arguments[2]) ?? 1 : 1
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var counts = RefusalCounts()
    for (place, file) in files.enumerated() where place.isMultiple(of: max(1, every)) { counts.add(folder, file) }
    print(counts.text, terminator: "")
    return 0
  }
}

/// Documents by whether they compile, and refusals by what they are about.
private struct RefusalCounts {
  private var documents: [String: (all: Int, compiled: Int)] = [:]
  /// Subject → documents that have it, and documents that have nothing else.
  private var subjects: [String: (all: Int, alone: Int)] = [:]

  mutating func add(_ folder: String, _ file: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + file),
      let tree = SyntaxParser.parse(SourceFile(path: file, bytes: [UInt8](data))).0, let document = Document(tree),
      document.flavor.isSupported, case .iOS? = document.flavor.platform
    else { return }
    let kind = file.hasSuffix(".xib") ? "xib" : "storyboard"
    let result = XibCompiler.compile(
      document, CompileOptions(module: "App", isLocalizable: file.contains("Base.lproj/")))
    documents[kind, default: (0, 0)].all += 1
    documents[kind, default: (0, 0)].compiled += result.nib == nil ? 0 : 1
    let found = Set(result.problems.map(\.subject))
    for subject in found {
      subjects[subject, default: (0, 0)].all += 1
      subjects[subject, default: (0, 0)].alone += found.count == 1 ? 1 : 0
    }
  }

  var text: String {
    var lines = documents.sorted { $0.key < $1.key }.map { kind, counts in
      "\(kind)\t\(counts.compiled) of \(counts.all)\t"
        + String(format: "%.1f %%", Double(counts.compiled) * 100 / Double(max(1, counts.all)))
    }
    for (subject, count) in subjects.sorted(by: { ($1.value.all, $0.key) < ($0.value.all, $1.key) }) {
      lines.append("\(count.all)\t\(count.alone)\t\(subject)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
