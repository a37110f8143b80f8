package import IBModel
import IBSyntax

extension SegueContent {
  /// Nil for another kind of connection, and for a segue to its own source or to another document.
  package init?(_ connection: Document.Connection, in document: Document) {
    guard connection.kind == .segue, let source = connection.controller,
      let target = connection.destination.flatMap({ document.controller($0) }), source != target,
      let kind = Kind(connection, in: document)
    else { return nil }
    self.kind = kind
    self.source = source
    self.target = target
  }
}

extension SegueContent.Kind {
  fileprivate init?(_ connection: Document.Connection, in document: Document) {
    let segue = connection.element
    // A segue without a style uses the style of the controller that it shows
    // (Measurements/Presentations.md#canvas-sheets).
    let target = connection.destination.flatMap { document.controller($0) }.map { document.controllers[$0].element }
    let style = PresentationStyle(segue[.modalPresentationStyle] ?? target?[.modalPresentationStyle])
    switch segue[.kind] {
    case "relationship":
      switch segue[.relationship] {
      case "rootViewController": self = .stackRoot
      case "viewControllers": self = .tab
      case "masterViewController": self = .column(.primary)
      case "supplementaryViewController": self = .column(.supplementary)
      case "detailViewController": self = .column(.secondary)
      default: return nil
      }
    case "show": self = .push(style, adapts: true, toDetail: false)
    case "showDetail": self = .push(style, adapts: true, toDetail: true)
    case "push": self = .push(.automatic, adapts: false, toDetail: false)
    case "presentation", "modal": self = .present(style)
    case "popoverPresentation", "popover": self = .present(.popover)
    case "custom": self = .custom
    case "embed": self = .embed(connection.source.flatMap { document.view($0) })
    default: return nil
    }
  }
}

extension PresentationStyle {
  /// Unknown styles fill the window.
  package init(_ name: String?) {
    switch name {
    case nil, "automatic": self = .automatic
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "popover": self = .popover
    default: self = .fullScreen
    }
  }
}
