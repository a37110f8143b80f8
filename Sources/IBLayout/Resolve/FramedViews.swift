import IBModel
import IBSyntax

/// The views that keep their stored frame although they do not translate their mask, and that Xcode does not mark.
///
/// These are: 1. views with a mask that no constraint names, which are in cells of built-in styles; 2. the accessory and
/// background views of a cell, which the cell places. Source: Measurements/Constraints.md#fixed-frames.
enum FramedViews {
  /// By index in the document.
  static func views(of document: Document) -> Set<Int> { unnamed(in: document).union(placedByCells(in: document)) }

  // 1.
  private static func unnamed(in document: Document) -> Set<Int> {
    let candidates = document.views.indices.filter { index in
      let view = document.views[index]
      return view.role == .subview && view.element.flag(.translatesAutoresizingMaskIntoConstraints) == false
        && view.element.child(named: .autoresizingMask) != nil
    }
    guard !candidates.isEmpty else { return [] }
    let named = Set(document.constraints.flatMap { [$0.first, $0.second] })
    return Set(candidates.filter { !named.contains(.view($0)) })
  }

  // 2.
  private static func placedByCells(in document: Document) -> Set<Int> {
    Set(
      document.connections.lazy
        .filter { $0.kind == .outlet && $0.element[.property].map(cellOutlets.contains) == true }
        .compactMap { connection in
          guard let source = connection.source.flatMap(document.view), document.views[source].kind == .tableViewCell
          else { return nil }
          return connection.destination.flatMap(document.view)
        })
  }

  /// Source: Apple's documentation of UITableViewCell.
  private static let cellOutlets: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView",
  ]
}
