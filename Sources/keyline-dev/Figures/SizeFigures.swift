import Foundation
import IBConvert
import IBModel

/// Counts the views that keep their frames with UIKit's sizes of controls, and the views among them that also keep
/// their frames with SwiftUI's sizes.
struct SizeFigures {
  private struct Row {
    var total = 0
    var same = 0
    var own = 0
    var other = 0
    var several = 0
    var unknown = 0

    mutating func add(_ verdict: SizeVerdict) {
      total += 1
      switch verdict.status {
      case .same: same += 1
      case .notCompared: unknown += 1
      case .moved:
        switch verdict.moves[0].cause {
        case .own: own += 1
        case .view: other += 1
        case .several, .arrangement: several += 1
        }
      }
    }

    var text: String {
      let compared = max(1, total - unknown)
      return "\(total)\t\(same)\t\(own)\t\(other)\t\(several)\t\(unknown)\t"
        + String(
          format: "%.1f\t%.1f", Double(same) * 100 / Double(max(1, total)), Double(same) * 100 / Double(compared))
    }
  }

  var options = ConversionOptions()
  private var all = Row()
  private var kinds: [String: Row] = [:]
  private var gaps: [String: Int] = [:]
  private var layouts = 0
  private var lines: [String] = []
  /// Views in the written files: `proven` counts those that the first proof finds in place, `compared` all that it
  /// compares.
  private var proven = 0
  private var compared = 0

  /// - Parameter wanted: the kind of views to list as examples if they do not keep their frames, and the number of
  ///   examples.
  mutating func add(
    _ scenes: [ConvertibleScene], _ path: String, _ document: Document, _ wanted: (kind: String, examples: Int)
  ) {
    let converter = DocumentConverter(document, scenes, options)
    for scene in scenes {
      for file in converter.files(of: scene) {
        layouts += file.sizes.layoutCount
        compared += file.sizes.verdicts.count
        for first in file.proof.verdicts where first.status == .same {
          guard let verdict = file.sizes[first.view] else { continue }
          proven += 1
          let kind = scene.views[first.view].kind.rawValue
          all.add(verdict)
          kinds[kind, default: Row()].add(verdict)
          if case .notCompared(let gap) = verdict.status { gaps["\(gap)", default: 0] += 1 }
          guard lines.count < wanted.examples, kind == wanted.kind, verdict.status != .same else { continue }
          let moves = verdict.moves.prefix(1).map { "\($0.uiKit) \($0.swiftUI.map { "\($0)" } ?? "none") \($0.cause)" }
          lines.append("\(path) \(file.typeName) \(scene.views[first.view].id) \(verdict.status) \(moves.joined())")
        }
      }
    }
  }

  var text: [String] {
    var result = ["", "SwiftUI's sizes\ttotal\tsame\town\tother\tseveral\tunknown\t% of all\t% of known"]
    result.append("views\t\t\(all.text)")
    for (name, row) in kinds.sorted(by: { ($1.value.total, $0.key) < ($0.value.total, $1.key) }) {
      result.append("\(name)\t\t\(row.text)")
    }
    for (name, count) in gaps.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      result.append("not compared: \(name)\t\(count)")
    }
    result.append("same with UIKit's sizes\t\(proven) of \(compared)")
    result.append("more layouts\t\(layouts)")
    return result + lines
  }
}
