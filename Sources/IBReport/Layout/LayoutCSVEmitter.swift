import IBLayout
import IBSource

/// Resolved layouts as a table for spreadsheets and data tools: comma-separated values as in RFC 4180, one line for
/// each view of each scene and configuration. Frames are in points; they are empty for a view that is not installed.
package struct LayoutCSVEmitter: LayoutEmitter {
  package let frame = OutputFrame(opening: Self.row(Self.columns), separator: "", closing: "")

  private static let columns = [
    "file", "scene", "configuration", "view", "element", "class", "label", "hidden", "x", "y", "width", "height",
    "kept",
  ]

  package init() {}

  package func render(_ layouts: FileLayouts) -> [UInt8] {
    var text = ""
    for layout in layouts.scenes {
      let place = [layouts.path, layout.scene.id, layout.configuration.name]
      for view in layout.views { text += Self.row(place + Self.cells(of: view)) }
    }
    return Array(text.utf8)
  }

  private static func cells(of view: ViewLayout) -> [String] {
    var cells = [view.id, view.element, view.customClass ?? "", view.label ?? "", view.hidden ? "true" : "false"]
    for coordinate in FrameCoordinate.allCases {
      cells.append(view.frame.flatMap { DecimalText($0[coordinate])?.description } ?? "")
    }
    cells.append(view.kept.map(\.rawValue).joined(separator: " "))
    return cells
  }

  /// Ends with the line break that RFC 4180 requires.
  private static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// In quotes, with quotes doubled, if it contains a comma, a quote or a line break.
  private static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }) else { return cell }
    return "\"\(cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
