import Foundation
import IBCompile
import IBModel
import IBSource
import IBSyntax

/// `keyline-dev nib-refusals <folder> [--every N] [--list SUBJECT]`: which share of the scene files of a folder compiles, of
/// storyboards the views, and what is refused in the others; with `--list`, the first place in each file where this is.
enum NibRefusals: MaintainersCommand {
  static let name = "nib-refusals"
  static let usage = "<folder> [--every N] [--list SUBJECT]"

  static func run(_ words: CommandWords) throws -> Bool {
    let folder = try words.only("folder")
    let every = max(1, try words.number("--every", else: 1))
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var counts = RefusalCounts(listed: words["--list"])
    for (place, file) in files.enumerated() where place.isMultiple(of: every) { counts.add(folder, file) }
    print(counts.text, terminator: "")
    return true
  }
}

/// Documents by whether they compile, and refusals by what they are about.
private struct RefusalCounts {
  /// The subject whose places are listed.
  let listed: String?
  private var places: [String] = []
  private var documents: [String: (all: Int, compiled: Int)] = [:]
  /// Subject → documents that have it, and documents that have nothing else.
  private var subjects: [String: (all: Int, alone: Int)] = [:]

  init(listed: String?) { self.listed = listed }

  mutating func add(_ folder: String, _ file: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + file),
      let tree = SyntaxParser.parse(SourceFile(path: file, bytes: [UInt8](data))).0, let document = Document(tree),
      document.flavor.isSupported, case .iOS? = document.flavor.platform
    else { return }
    let kind = file.hasSuffix(".xib") ? "xib" : "storyboard"
    let options = CompileOptions(module: "App", isLocalizable: file.contains("Base.lproj/"))
    let results = Self.results(document, isXib: kind == "xib", options)
    let problems = results.flatMap(\.problems)
    documents[kind, default: (0, 0)].all += 1
    documents[kind, default: (0, 0)].compiled += problems.isEmpty ? 1 : 0
    if let listed, let problem = problems.first(where: { $0.subject == listed }) {
      let line = LineMap([UInt8](data)).position(of: problem.range.lower).line
      places.append("\(file):\(line): \(problem.message)")
    }
    let found = Set(problems.map(\.subject))
    for subject in found {
      subjects[subject, default: (0, 0)].all += 1
      subjects[subject, default: (0, 0)].alone += found.count == 1 ? 1 : 0
    }
  }

  /// A storyboard's controllers have views; the rest of it is not compiled yet.
  private static func results(_ document: Document, isXib: Bool, _ options: CompileOptions) -> [CompileResult] {
    if isXib { return [XibCompiler.compile(document, options)] }
    return document.controllers.filter { $0.rootView != nil }.map { controller in
      StoryboardCompiler.view(of: controller.id, in: document, options)
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
    lines += places
    return lines.joined(separator: "\n") + "\n"
  }
}
