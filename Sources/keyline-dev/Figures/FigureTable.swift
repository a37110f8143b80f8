import Foundation
import IBConvert
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// Counts the converted scenes and views.
struct FigureTable {
  /// Scenes or views: how many there are, and how many are right.
  struct Row {
    var total = 0
    /// Right in the configurations that the inference sees, and in all configurations.
    var seen = 0
    var all = 0
    /// The same without copied frames.
    var strictSeen = 0
    var strictAll = 0

    var text: String {
      func share(_ count: Int) -> String {
        total == 0 ? "-" : String(format: "%.1f", Double(count) * 100 / Double(total))
      }
      return "\(total)\t\(share(seen))\t\(share(all))\t\(share(strictSeen))\t\(share(strictAll))"
    }
  }

  let examples: Int
  let cause: String
  /// The figures of the second proof.
  var sizes = SizeFigures()
  private var scenes = Row()
  private var generatedScenes = Row()
  private var views = Row()
  private var bySize: [String: Row] = [:]
  private var byConstraints: [String: Row] = [:]
  private var kinds: [String: Int] = [:]
  /// How many scenes are not proven, by the reason.
  private var causes: [String: Int] = [:]
  private var statuses: [String: Int] = [:]
  private var wrongOnUnseen = 0
  /// Views with unproven places or sizes.
  private var copied = 0
  /// Scroll views with a geometry reader around them.
  private var readers = 0
  private var lines: [String] = []
  private var files = 0
  private var layoutTime = 0.0
  private var inferenceTime = 0.0
  private var proofTime = 0.0

  init(examples: Int, cause: String) {
    self.examples = examples
    self.cause = cause
  }

  mutating func add(_ path: String, _ folder: String, _ configurations: [TraitConfiguration], seen: Int) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + path),
      let tree = SyntaxParser.parse(SourceFile(path: path, bytes: [UInt8](data))).0, let document = Document(tree)
    else { return }
    if case .tvOS? = document.flavor.platform { return }
    files += 1
    let start = Self.now()
    let engine = LayoutEngine(document, .documentAlone)
    let grown = engine.hasOpenSizes ? ConfigurationSet.grown(configurations[0]) : []
    let columns =
      engine.layouts(
        for: (configurations + grown).map { LayoutRequest($0.trustingSizes, detail: .arrangement, diagnosis: .none) })
    layoutTime += Self.now() - start
    var scenes: [ConvertibleScene] = []
    for index in 0..<(columns.map(\.count).min() ?? 0) {
      let (layouts, seenCount) = ConvertibleScene.ordered(columns.map { $0[index] }, classes: seen)
      guard let scene = ConvertibleScene(layouts, of: document, seenCount: seenCount) else { continue }
      scenes.append(scene)
      add(scene, path, document)
    }
    sizes.add(scenes, path, document, (cause, examples))
  }

  private static func now() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private mutating func add(_ scene: ConvertibleScene, _ path: String, _ document: Document) {
    var verdicts: [ViewVerdict] = []
    var hasGenerated = false
    var arrangements: [Int: CandidateKind] = [:]
    for root in scene.roots {
      let start = Self.now()
      let tree = Inference.tree(of: root, in: scene)
      let middle = Self.now()
      verdicts += Proof(tree, of: scene).verdicts
      proofTime += Self.now() - middle
      inferenceTime += middle - start
      readers += tree.geometryReaderCount
      for (container, kind) in tree.arrangements.sorted(by: { $0.key < $1.key }) {
        arrangements[container] = kind
        kinds[kind.rawValue, default: 0] += 1
        if kind == .customLayout { hasGenerated = true }
        if kind.rawValue == cause, lines.count < examples * 10 {
          lines.append("\(path) \(scene.views[0].id): \(kind.rawValue) \(scene.views[container].id)")
          lines += scene.description(of: container)
        }
      }
    }
    var row = Row()
    row.total = 1
    var (seen, all, strictSeen, strictAll) = (true, true, true, true)
    var count = 0
    for verdict in verdicts {
      switch verdict.status {
      case .notCompared(let reason), .dropped(let reason):
        statuses[reason.rawValue, default: 0] += 1
        if reason == .variation { (seen, all, strictSeen, strictAll) = (false, false, false, false) }
        guard reason == .variation else { continue }
        views.total += 1
        count += 1
      case .same, .moved:
        let isSeen = verdict.moves.allSatisfy { $0.configuration >= scene.seenCount }
        let isAll = verdict.moves.isEmpty
        if isSeen, !isAll, !verdict.lacksProof { wrongOnUnseen += 1 }
        if verdict.lacksProof { copied += 1 }
        note(verdict, scene, path, isSeen: isSeen)
        views.total += 1
        count += 1
        views.seen += isSeen ? 1 : 0
        views.all += isAll ? 1 : 0
        views.strictSeen += isSeen && !verdict.lacksProof ? 1 : 0
        views.strictAll += isAll && !verdict.lacksProof ? 1 : 0
        seen = seen && isSeen
        all = all && isAll
        strictSeen = strictSeen && isSeen && !verdict.lacksProof
        strictAll = strictAll && isAll && !verdict.lacksProof
      }
    }
    guard count > 0 else { return }
    (row.seen, row.all, row.strictSeen, row.strictAll) =
      (seen ? 1 : 0, all ? 1 : 0, strictSeen ? 1 : 0, strictAll ? 1 : 0)
    if let reason = UnprovenCause.of(scene, verdicts, arrangements) {
      causes[reason, default: 0] += 1
      if reason == cause, lines.count < examples * 10 { lines.append("\(path) \(scene.views[0].id)") }
    }
    if !seen, cause == "scene", lines.count < examples { lines.append("\(path) \(scene.views[0].id)") }
    let constraints = document.constraints.count { constraint in
      scene.views.contains { $0.index == constraint.holder }
    }
    let band = Self.band(constraints, [(0, "0"), (9, "1-9"), (29, "10-29")], "30+")
    generatedScenes += row
    byConstraints["\(band) with Layout", default: Row()] += row
    if hasGenerated { (row.seen, row.all, row.strictSeen, row.strictAll) = (0, 0, 0, 0) }
    scenes += row
    bySize[Self.band(count, [(1, "1"), (4, "2-4"), (9, "5-9"), (19, "10-19")], "20+"), default: Row()] += row
    byConstraints[band, default: Row()] += row
  }

  private mutating func note(_ verdict: ViewVerdict, _ scene: ConvertibleScene, _ path: String, isSeen: Bool) {
    guard lines.count < examples, let move = verdict.moves.first else { return }
    guard (cause == "moved" && !isSeen) || (cause == "unseen" && isSeen) || (cause == "copied" && verdict.lacksProof)
    else { return }
    func list(_ rect: Rect?) -> String {
      rect.map { String(format: "%g %g %g %g", $0.x, $0.y, $0.width, $0.height) } ?? "none"
    }
    let view = scene.views[verdict.view]
    lines.append(
      "\(path) \(scene.views[0].id) \(view.kind.rawValue) \(view.id) on \(scene.configurations[move.configuration].name): "
        + "UIKit \(list(move.uiKit)), SwiftUI \(list(move.swiftUI))")
  }

  private static func band(_ count: Int, _ bands: [(most: Int, name: String)], _ last: String) -> String {
    bands.first { count <= $0.most }?.name ?? last
  }

  var text: String {
    var result = ["\t\ttotal\tseen\tall\tstrict\tstrict all"]
    result.append("scenes\t\t\(scenes.text)")
    result.append("with Layout\t\(generatedScenes.text)")
    result.append("views\t\t\(views.text)")
    for (name, row) in bySize.sorted(by: { $0.key < $1.key }) { result.append("views \(name)\t\t\(row.text)") }
    for (name, row) in byConstraints.sorted(by: { $0.key < $1.key }) {
      result.append("constraints \(name)\t\(row.text)")
    }
    let containers = kinds.values.reduce(0, +)
    for (name, count) in kinds.sorted(by: { $0.value > $1.value }) {
      result.append(
        "container \(name)\t\(count)\t\(String(format: "%.1f%%", Double(count) * 100 / Double(max(1, containers))))")
    }
    for (name, count) in statuses.sorted(by: { $0.value > $1.value }) { result.append("status \(name)\t\(count)") }
    for (name, count) in causes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      result.append("unproven: \(name)\t\(count)")
    }
    result.append("right on 4, wrong on 9\t\(wrongOnUnseen)")
    result.append("views not proven by anything\t\(copied)")
    result.append("geometry readers\t\(readers)")
    result.append(
      String(
        format: "files %d, CPU s: layout %.1f, inference %.1f, proof %.1f", files, layoutTime, inferenceTime, proofTime)
    )
    result += sizes.text
    return (result + lines).joined(separator: "\n") + "\n"
  }
}

extension FigureTable.Row {
  fileprivate static func += (a: inout Self, b: Self) {
    a.total += b.total
    a.seen += b.seen
    a.all += b.all
    a.strictSeen += b.strictSeen
    a.strictAll += b.strictAll
  }
}
