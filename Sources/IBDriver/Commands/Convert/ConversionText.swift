import IBConvert
import IBLayout
import IBModel
import IBReport
import IBSource

/// What is said of the converted scenes of a file.
struct ConversionText {
  private let path: String
  private var lines: [String] = []
  /// Whether a view moved, is left out or keeps a rectangle that nothing proves.
  private(set) var hasUnproven = false

  init(path: String) { self.path = path }

  var bytes: [UInt8] {
    lines.isEmpty ? [] : Array((["\(path.onOneLine):"] + lines).joined(separator: "\n").utf8) + Array("\n".utf8)
  }

  mutating func add(_ file: ConvertedFile, _ scene: ConvertibleScene) {
    let verdicts = file.proof.verdicts
    let same = verdicts.count { $0.status == .same && !$0.isCopied }
    let others = verdicts.count {
      if case .notCompared = $0.status { true } else { false }
    }
    let unproven = verdicts.filter { $0.isUnproven }
    if !unproven.isEmpty { hasUnproven = true }
    var summary = "  \(file.typeName): \(same) same"
    if !unproven.isEmpty { summary += ", \(unproven.count) not proven" }
    if others > 0 { summary += ", \(others) not compared" }
    summary += " on \(scene.configurations.count) configurations"
    lines.append(summary)
    for verdict in unproven { lines.append(line(verdict, file, scene)) }
    for container in file.tree.kinds.keys.sorted() {
      let name = scene.views[container].id.onOneLine
      switch file.tree.kinds[container] {
      case .generated: lines.append("    '\(name)' has a layout of its own: no stack gives its frames")
      case .fixed: lines.append("    '\(name)' keeps rectangles of the first configuration: nothing proves its frames")
      default: break
      }
    }
  }

  private func line(_ verdict: ViewVerdict, _ file: ConvertedFile, _ scene: ConvertibleScene) -> String {
    let view = scene.views[verdict.view]
    let place = file.lines[view.id].map { " line \($0)" } ?? ""
    let head = "    \(view.kind.rawValue) '\(view.id.onOneLine)'\(place):"
    switch verdict.status {
    case .dropped(let reason): return "\(head) dropped: \(reason.words)"
    case .moved:
      guard let move = verdict.moves.first else { return "\(head) moved" }
      let name = scene.configurations[move.configuration].name
      return "\(head) moved on \(name): UIKit \(words(move.uiKit)), SwiftUI \(move.swiftUI.map(words) ?? "none")"
    case .same, .notCompared: return "\(head) keeps the rectangle of the first configuration"
    }
  }

  private func words(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { number in
      let tenths = (number * 10).rounded() / 10
      return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }.joined(separator: " ")
  }

  /// The line of each view as a JSON object, in the order of the lines.
  static func mapping(_ lines: [String: Int]) -> String {
    let sorted = lines.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let members = sorted.map { "  \(quoted($0.key)): \($0.value)" }
    return members.isEmpty ? "{}\n" : "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension ViewVerdict {
  /// Whether its frame is not known to be right.
  fileprivate var isUnproven: Bool {
    switch status {
    case .same: isCopied
    case .moved: true
    case .dropped(let reason): reason != .hiddenInStack
    case .notCompared: false
    }
  }
}

extension ViewVerdict.Reason {
  fileprivate var words: String {
    switch self {
    case .variation: "it is installed on some configurations only"
    case .hiddenInStack: "it is hidden in a stack view"
    case .laidOutElsewhere: "its superview keeps it"
    case .tooDeep: "it is inside too many others"
    }
  }
}
