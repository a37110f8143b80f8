import IBLayout
import IBModel
import IBSource
import ProposalLayout

/// Trees as tables for people: a table for each configuration.
struct TreeTextEmitter: TreeEmitter {
  static let name = "text"
  let frame = OutputFrame.plain
  let style: TerminalStyle

  /// The largest indentation, in levels. Deeper views share it, which keeps the numbers on the screen.
  private static let deepestIndent = 12

  func render(_ reports: [TreeReport]) -> [UInt8]? {
    var text = reports.first.map { style.dress("\($0.path):", as: .heading) + "\n\n" } ?? ""
    for report in reports {
      text += heading(of: report)
      text += table(of: report.layout.views).render(indent: "    ", style: style)
      for issue in report.layout.issues {
        let kind = style.dress(TreeWords.name(issue.kind), as: .warning)
        text += "    \(kind) \(TreeWords.path(issue.place)): \(TreeWords.message(issue.kind))\n"
      }
      text += "\n"
    }
    return Array(text.utf8)
  }

  private func heading(of report: TreeReport) -> String {
    let configuration = report.configuration
    let size = Wording.size(configuration.size.width, configuration.size.height)
    let area = configuration.safeArea
    let insets = [area.top, area.left, area.bottom, area.right].map(Wording.number).joined(separator: " ")
    let name = style.dress(configuration.name, as: .heading)
    return "  \(name)  \(size) @\(Wording.number(configuration.scale))x, iOS "
      + "\(Wording.number(configuration.systemVersion)), safe area \(insets)\n"
  }

  private func table(of views: [PlacedView]) -> TextTable {
    var table = TextTable([
      .init("view"), .init("id"), .init("x", .right), .init("y", .right), .init("width", .right),
      .init("height", .right),
    ])
    var depths: [Int] = []
    for view in views {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let indent = String(repeating: "  ", count: min(depth, Self.deepestIndent))
      let frame = view.frame
      table.add(
        [indent + view.shownName, view.id ?? ""]
          + [frame.x, frame.y, frame.width, frame.height].map { Wording.number(Self.rounded($0)) })
    }
    return table
  }

  /// To hundredths of a point, the tolerance of the measurements.
  private static func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
}

extension PlacedView {
  /// The name of a view, a modifier's with a dot.
  var shownName: String {
    switch element {
    case .content: element.name
    case .modifier: "." + element.name
    }
  }
}
