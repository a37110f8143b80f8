import IBLayout

/// Issues: a red outline around each of their views, and their messages below the device.
struct SVGIssues {
  let layout: SceneLayout

  /// The most messages that are listed; the rest is counted. All outlines are drawn.
  static let messageLimit = 8
  static let lineHeight = 13.0

  /// The height of the list in points, including the line that counts the rest.
  var listHeight: Double {
    Double(min(layout.issues.count, Self.messageLimit + 1)) * Self.lineHeight
  }

  func writeOutlines(to writer: inout SVGWriter) {
    let issues = Dictionary(grouping: layout.issues, by: \.view)
    for view in layout.views {
      let messages = (issues[view.id] ?? []).map(Self.message)
      guard !messages.isEmpty, let frame = view.inWindow?.standardized else { continue }
      writer.element("g", ["class": "issue"]) { writer in
        writer.text("title", messages.joined(separator: "; "))
        writer.element("path", ["d": SVGGeometry.outline(frame)])
      }
    }
  }

  /// - Parameters:
  ///   - top: of the first line, in points.
  ///   - width: of a line, in points.
  func writeList(x: Double, top: Double, width: Double, to writer: inout SVGWriter) {
    for (line, issue) in layout.issues.prefix(Self.messageLimit).enumerated() {
      write(
        Self.message(issue), kind: issue.kind.rawValue, line: line, x: x, top: top, width: width, to: &writer)
    }
    let rest = layout.issues.count - Self.messageLimit
    guard rest > 0 else { return }
    write(
      "and \(rest) more", kind: nil, line: Self.messageLimit, x: x, top: top, width: width, to: &writer)
  }

  private func write(
    _ message: String, kind: String?, line: Int, x: Double, top: Double, width: Double, to writer: inout SVGWriter
  ) {
    let letters = Int(exactly: (max(width, 0) / Self.letterWidth).rounded(.down)) ?? message.count
    let isLong = message.count > letters
    writer.text(
      "text",
      [
        "class": kind, "x": SVGGeometry.number(x), "y": SVGGeometry.number(top + Double(line + 1) * Self.lineHeight),
      ], isLong ? "\(message.prefix(max(letters - 1, 0)))…" : message, title: isLong ? message : nil)
  }

  /// The width of an average letter at the font size of messages, in points.
  private static let letterWidth = 4.9

  private static func message(_ issue: LayoutIssue) -> String { "\(issue.kind.rawValue): \(issue.message)" }
}
