import IBConvert
import IBLayout
import IBModel
import IBSource

/// Converted scenes for people: a line for each struct, and one for each view that is not proven.
struct ConversionTextEmitter: ConversionEmitter {
  static let name = "text"
  let frame = OutputFrame.plain

  func render(_ report: ConversionReport) -> [UInt8] {
    guard !report.parts.isEmpty else { return [] }
    let all = ["\(report.path.onOneLine):"] + report.parts.flatMap { lines($0.file, $0.scene) }
    return Array(all.joined(separator: "\n").utf8) + Array("\n".utf8)
  }

  private func lines(_ file: ConvertedFile, _ scene: ConvertibleScene) -> [String] {
    let verdicts = file.proof.verdicts
    let same = verdicts.count { $0.status == .same && !$0.isCopied }
    let others = verdicts.count { if case .notCompared = $0.status { true } else { false } }
    let unproven = verdicts.filter(\.isUnproven)
    var summary = "  \(file.typeName): \(same) same"
    if !unproven.isEmpty { summary += ", \(unproven.count) not proven" }
    if others > 0 { summary += ", \(others) not compared" }
    summary += " on \(scene.configurations.count) configurations"
    let difference =
      file.isReadBack ? [] : ["    \(file.typeName).swift, read back, is not the tree that was laid out; report this"]
    return [summary] + difference + unproven.map { line($0, file, scene) } + containers(file, scene)
  }

  /// What is said of containers that no stack arranges.
  private func containers(_ file: ConvertedFile, _ scene: ConvertibleScene) -> [String] {
    file.tree.kinds.keys.sorted().compactMap { container in
      let name = scene.views[container].id.onOneLine
      return switch file.tree.kinds[container] {
      case .generated: "    '\(name)' has a layout of its own: no stack gives its frames"
      case .fixed: "    '\(name)' keeps rectangles of the first configuration: nothing proves its frames"
      default: nil
      }
    }
  }

  private func line(_ verdict: ViewVerdict, _ file: ConvertedFile, _ scene: ConvertibleScene) -> String {
    let view = scene.views[verdict.view]
    let place = file.lines[view.id].map { " line \($0)" } ?? ""
    let head = "    \(view.kind.rawValue) '\(view.id.onOneLine)'\(place):"
    switch verdict.status {
    case .dropped(let reason): return "\(head) dropped: \(ConversionWords.sentence(reason))"
    case .moved:
      guard let move = verdict.moves.first else { return "\(head) moved" }
      let name = scene.configurations[move.configuration].name
      return "\(head) moved on \(name): UIKit \(words(move.uiKit)), SwiftUI \(move.swiftUI.map(words) ?? "none")"
    case .same, .notCompared: return "\(head) keeps the rectangle of the first configuration"
    }
  }

  private func words(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { Wording.number(($0 * 10).rounded() / 10) }.joined(separator: " ")
  }
}
