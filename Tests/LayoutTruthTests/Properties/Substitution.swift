import IBLayout
import IBModel
import IBSyntax

/// Puts the frames of a finished layout into the constraints of its document.
///
/// It shares no code with the engine's own reading of constraints: it works on rectangles in the window, for the
/// canvas's traits alone, with the attributes that the samples use.
struct Substitution {
  let document: Document
  let layouts: [SceneLayout]

  /// What is left of `first - (second * multiplier + constant)`, in points; for an inequality, how much it is violated
  /// by. Nil for a constraint that is not installed or not required.
  func error(of constraint: LayoutConstraint) -> Double? {
    guard (constraint.priority ?? 1000) == 1000, isInstalled(constraint) else { return nil }
    guard let first = value(constraint.first, constraint.firstAttribute, constraint) else { return nil }
    var second = 0.0
    if let item = constraint.second {
      guard let value = value(item, constraint.secondAttribute, constraint) else { return nil }
      second = value * (constraint.multiplier ?? 1)
    }
    let difference = first - second - (constraint.element.number(.constant) ?? 0)
    switch constraint.relation {
    case .equal: return abs(difference)
    case .greaterThanOrEqual: return max(0, -difference)
    case .lessThanOrEqual: return max(0, difference)
    }
  }

  // MARK: - Installed

  private func isInstalled(_ constraint: LayoutConstraint) -> Bool {
    var isInstalled = true
    // In the file's order, from the general to the specific.
    for variation in document.variations where variation.traits.allSatisfy(holdsOnTheCanvas) {
      for entry in variation.masks.flatMap(\.entries) where entry.reference == constraint.id {
        isInstalled = entry.isInstalled
      }
    }
    return isInstalled
  }

  /// Every sample is drawn on a phone in portrait.
  private func holdsOnTheCanvas(_ trait: Variation.Trait) -> Bool {
    trait == .widthClass("compact") || trait == .heightClass("regular")
  }

  // MARK: - Values

  private func value(
    _ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute?, _ constraint: LayoutConstraint
  ) -> Double? {
    guard let attribute, let box = box(item, attribute) else { return nil }
    let holder = document.views[constraint.holder].element
    // Right to left, positions grow leftwards.
    let isMirrored = holder[.semanticContentAttribute] == "forceRightToLeft"
    switch attribute {
    case .leading, .leadingMargin: return isMirrored ? -box.maxX : box.x
    case .trailing, .trailingMargin: return isMirrored ? -box.x : box.maxX
    case .centerX: return box.x + box.width / 2
    case .centerY: return box.y + box.height / 2
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.maxY
    case .width: return box.width
    case .height: return box.height
    default: return nil
    }
  }

  private func box(_ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute) -> Rect? {
    switch item {
    case .view(let index):
      guard let view = layout(of: index), var box = view.inWindow else { return nil }
      // A switch is drawn two points wider than its alignment rectangle.
      if view.element == "switch" { box.width -= 2 }
      let isMargin = attribute.rawValue.hasSuffix("Margin")
      return isMargin ? inset(box, by: view.margins) : box
    case .guide(let index): return box(of: document.guides[index])
    case .dangling: return nil
    }
  }

  private func box(of guide: Document.LayoutGuide) -> Rect? {
    guard let view = guide.view.flatMap(layout), let box = view.inWindow else { return nil }
    switch guide.kind {
    case .safeArea: return inset(box, by: view.safeArea)
    case .frameLayout: return box
    case .contentLayout:
      return view.contentSize.map { Rect(x: box.x, y: box.y, width: $0.width, height: $0.height) }
    case .top: return Rect(x: box.x, y: box.y, width: box.width, height: view.safeArea.top)
    case .bottom:
      let height = view.safeArea.bottom
      return Rect(x: box.x, y: box.maxY - height, width: box.width, height: height)
    case .keyboard, .unknown: return nil
    }
  }

  private func inset(_ box: Rect, by insets: Insets) -> Rect {
    Rect(
      x: box.x + insets.left, y: box.y + insets.top, width: box.width - insets.left - insets.right,
      height: box.height - insets.top - insets.bottom)
  }

  private func layout(of view: Int) -> ViewLayout? {
    layouts.lazy.flatMap(\.views).first { $0.id == document.views[view].id }
  }
}
