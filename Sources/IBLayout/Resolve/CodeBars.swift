package import IBModel
package import IBSyntax

/// The navigation bars that an app's code may show over a controller.
///
/// The bars that documents decide come first: code then only decides whether the view extends below the bar.
package struct CodeBars: Hashable, Sendable {
  package enum Bar: Hashable, Sendable, CaseIterable {
    case none
    /// The controller's view extends below it.
    case translucent
    /// The controller's view begins at its end.
    case opaque
  }

  /// What the code is asked about.
  package struct Controller: Hashable, Sendable {
    /// Nil for a controller without a custom class.
    package let className: String?
    /// Whether its storyboard begins with it.
    package let isInitial: Bool
    /// See `Document.isMadeByCode`.
    package let isMade: Bool

    /// - Parameter controller: one of a storyboard, or the owner of a nib.
    package init(_ controller: XMLElement, in document: Document) {
      className = controller.customClassName
      isInitial = document.isInitial(controller)
      isMade = document.isMadeByCode(controller)
    }
  }

  package var likeliest = Bar.none
  package var others: Set<Bar> = []

  package init() {}

  /// The bar to lay a controller out below, if the layout assumes `reading` where code may show it.
  ///
  /// - Parameter hasBar: whether a document decides that there is a bar. Code without any navigation controller may make only
  ///   such a bar opaque.
  func bar(_ reading: Bar?, hasBar: Bool) -> Bar {
    guard let reading, others.contains(reading) else { return likeliest }
    let mayHaveBar = hasBar || likeliest != .none || others.contains(.translucent)
    return mayHaveBar ? reading : .none
  }
}
