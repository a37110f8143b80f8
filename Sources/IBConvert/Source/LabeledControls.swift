import Geometry

/// Writes a text and the control that it names at the other end of a row as one control with a label, which a tap on
/// the text reaches too and VoiceOver reads once.
///
/// SwiftUI lays the label and the control out as the row did (`Toggle`, `Stepper` and `DatePicker`), so the proof of the
/// tree still applies.
enum LabeledControls {
  static func join(_ tree: inout InferredTree) { tree.node = joined(tree.node, &tree.aliases) }

  private static func joined(_ node: ViewNode, _ aliases: inout [String: String]) -> ViewNode {
    let node = node.mapChildren { joined($0, &aliases) }
    guard case .stack(let stack) = node.content, stack.axis == .horizontal, stack.alignment == .verticalCenter,
      let text = node.children.first.flatMap({ Part($0, at: .leading) }),
      var control = node.children.last.flatMap({ Part($0, at: .trailing) }),
      node.children.count == 2 ? text.fills : node.children.count == 3 && node.children[1].isPlainSpacer,
      control.showTitle(text)
    else { return node }
    var result = ViewNode(.hosted(HostedLeaf(className: control.expression)), id: control.id)
    result.modifiers = (text.looks + control.looks).map { AppliedModifier(modifier: .neutral($0)) }
    let padding = EdgeInsets(leading: text.padding, trailing: control.padding)
    if padding != .zero { result = result.padding(padding) }
    result = result.id(node.id ?? control.id)
    for id in text.ids + control.ids where id != node.id { aliases[id] = result.outerID }
    result.modifiers += node.modifiers
    return result
  }

  /// The text or the control.
  private struct Part {
    let expression: String
    let id: String
    private(set) var looks: [Neutral] = []
    private(set) var padding = 0.0
    private(set) var fills = false
    private(set) var ids: [String]

    /// - Parameter edge: the edge of the row at which the view is.
    init?(_ node: ViewNode, at edge: Edge) {
      guard case .hosted(let leaf) = node.content, let expression = leaf.className, let id = node.id else { return nil }
      (self.expression, self.id) = (expression, id)
      ids = [id] + node.modifiers.compactMap(\.id)
      for applied in node.modifiers {
        switch applied.modifier {
        case .neutral(let neutral) where applied.content.isEmpty: looks.append(neutral)
        case .padding(let inner) where inner.insets == EdgeInsets(inner.insets[edge], on: EdgeSet(edge)):
          padding += inner.insets[edge]
        case .flexibleFrame(let frame) where frame.height.isEmpty && frame.width.fills:
          guard frame.alignment.horizontal == .leading else { return nil }
          fills = true
        default: return nil
        }
      }
    }

    /// Makes the hidden title of the control its label, if the title is the text.
    ///
    /// - Returns: whether it is, and no look of the text or the control would change the other one.
    mutating func showTitle(_ text: Part) -> Bool {
      guard let kind = ["Toggle", "Stepper", "DatePicker"].first(where: expression.hasPrefix),
        text.expression.hasPrefix("Text("),
        expression.hasPrefix("\(kind)\(text.expression.dropFirst("Text".count).dropLast()), "),
        let place = looks.firstIndex(of: Neutral(source: "labelsHidden()"))
      else { return false }
      looks.remove(at: place)
      return text.hasOnly(LabeledControls.textLooks) && hasOnly(LabeledControls.controlLooks)
    }

    private func hasOnly(_ names: Set<String>) -> Bool {
      looks.allSatisfy { names.contains(String($0.source.prefix { $0 != "(" })) }
    }
  }

  /// The looks of a text that the control does not show.
  private static let textLooks: Set<String> = [
    "allowsTightening", "font", "foregroundStyle", "kerning", "lineLimit", "minimumScaleFactor",
    "multilineTextAlignment", "truncationMode",
  ]
  /// The looks of a control that its label does not show.
  private static let controlLooks: Set<String> = [
    "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "onChange", "tint",
  ]
}

extension ViewNode {
  fileprivate var isPlainSpacer: Bool { if case .spacer = content { modifiers.isEmpty } else { false } }
}
