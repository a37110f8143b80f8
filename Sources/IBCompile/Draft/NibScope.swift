import IBSyntax

/// Which part of a document a nib has.
enum NibScope {
  /// The objects of a xib.
  case xib
  /// The view of a controller of a storyboard; what is outside of it are placeholders.
  case view(controller: XMLElement)
  /// A controller of a storyboard, with its items and segues; its view is a nib of its own.
  case scene
  /// A cell or another view that a table or collection makes copies of, in a nib inside of its nib.
  case prototype

  var isXib: Bool { if case .xib = self { true } else { false } }

  /// Whether what is outside of the nib has placeholders in it.
  var hasUpstream: Bool {
    switch self {
    case .xib, .scene: false
    case .view, .prototype: true
    }
  }

  var isScene: Bool { if case .scene = self { true } else { false } }

  var controller: XMLElement? { if case .view(let controller) = self { controller } else { nil } }
}
