import IBSource

/// The classes of the controllers that a source shows in the stack of a navigation controller, and in other ways.
struct ShownControllers: Sendable {
  /// The ways in which code shows a controller.
  enum Way: Sendable {
    /// In the stack of a navigation controller.
    case pushed
    case presented
    /// Its view is in that of another controller, at a place and in a size that code decides.
    case embedded
    /// As the root of a window.
    case root
    /// As the content of another controller, such as a popover or a card, which decides its size.
    case wrapped
  }

  private var classes: [Way: Set<ByteHash>] = [:]
  /// The ways in which it shows controllers whose class it does not tell.
  private var unknown: Set<Way> = []

  /// The classes whose controllers iPads show in a form sheet, if code presents them.
  private var inFormSheets: Set<ByteHash> = []

  static let words: [StaticString] = pushing + presenting + embedding + wrapping + ["modalPresentationStyle"]

  /// `pushViewController(screen`, `UINavigationController(rootViewController: screen` and their forms in Objective-C.
  private static let pushing: [StaticString] = [
    "pushViewController", "rootViewController", "initWithRootViewController",
  ]
  private static let presenting: [StaticString] = ["present", "presentViewController", "presentModalViewController"]

  private static let embedding: [StaticString] = ["addChild", "addChildViewController"]

  private static let wrapping: [StaticString] = [
    "contentViewController", "initWithContentViewController", "setContentViewController",
  ]

  /// Records the controller that the call at `index` shows, or to which the assignment there gives a style.
  mutating func read(_ text: CodeText, _ index: Int) {
    if text.isWord(index, "modalPresentationStyle") {
      if Self.isFormSheet(text, index), text.isMark(index - 1, "."),
        let name = text.className(ofValueAt: index - 2, limit: Self.reach)
      {
        inFormSheets.insert(name)
      }
      return
    }
    guard let way = Self.way(text, index) else { return }
    if let name = text.className(ofValueAt: index + 2, limit: Self.reach) {
      classes[way, default: []].insert(name)
    } else if way != .wrapped {
      unknown.insert(way)
    }
  }

  private static func way(_ text: CodeText, _ index: Int) -> Way? {
    if text.isWord(index, "rootViewController"), text.isMark(index + 1, "="), !text.isMark(index + 2, "=") {
      return .root
    }
    if wrapping.contains(where: { text.isWord(index, $0) }) {
      return text.isMark(index + 1, ":") || text.isMark(index + 1, "=") && !text.isMark(index + 2, "=") ? .wrapped : nil
    }
    guard text.isMark(index + 1, "(") || text.isMark(index + 1, ":") else { return nil }
    if pushing.contains(where: { text.isWord(index, $0) }) { return .pushed }
    if presenting.contains(where: { text.isWord(index, $0) }) { return .presented }
    return embedding.contains { text.isWord(index, $0) } ? .embedded : nil
  }

  /// Whether the code assigns `.formSheet` or `UIModalPresentationFormSheet` to the member at `index`.
  private static func isFormSheet(_ text: CodeText, _ index: Int) -> Bool {
    guard text.isMark(index + 1, "=") else { return false }
    let value = text.isMark(index + 2, ".") ? index + 3 : text.isMark(index + 3, ".") ? index + 4 : index + 2
    return ["formSheet", "FormSheet", "UIModalPresentationFormSheet"].contains { text.isWord(value, $0) }
  }

  /// Whether sources show controllers of a class only in form sheets.
  func isOnlyInFormSheets(_ name: String) -> Bool {
    inFormSheets.contains(ByteHash(name)) && ways(name) == [.presented]
  }

  mutating func formUnion(_ other: ShownControllers) {
    inFormSheets.formUnion(other.inFormSheets)
    classes.merge(other.classes) { $0.union($1) }
    unknown.formUnion(other.unknown)
  }

  /// The ways in which sources show controllers of a class.
  func ways(_ name: String) -> Set<Way> {
    let name = ByteHash(name)
    return Set(classes.lazy.filter { $0.value.contains(name) }.map(\.key))
  }

  /// The ways in which sources may show a controller whose class they do not name: those of its superclasses and of
  /// controllers of unknown classes.
  ///
  /// - Parameter others: the types other than classes, which may make controllers: `Storyboard.main.detail()`.
  func possibleWays(_ superclasses: Set<String>, others: Set<ByteHash>) -> Set<Way> {
    let made = classes.lazy.filter { !$0.value.isDisjoint(with: others) }.map(\.key)
    return superclasses.union(["UIViewController"]).reduce(into: unknown.union(made)) { $0.formUnion(ways($1)) }
  }

  /// The most tokens between the declaration of a variable and its use. Chosen, not measured.
  private static let reach = 400
}

extension CodeText {
  /// The class of the object that the value at `index` creates or names; nil if the code does not tell.
  ///
  /// - Parameter limit: how many tokens before the value may declare a variable.
  fileprivate func className(ofValueAt index: Int, limit: Int) -> ByteHash? {
    var start = index
    while isMark(start, "[") { start += 1 }
    guard isWord(start) else { return nil }
    if isCapitalized(start) { return isType(start) || start > index ? hash(start) : nil }
    // A member of another object may have any class.
    let isMember = isMark(start + 1, ".") && !isWord(start + 2, "modalPresentationStyle")
    guard start == index, !isMember, !isMark(start + 1, "("), !isMark(start + 1, "?") else { return nil }
    let name = hash(start)
    for place in stride(from: start - 1, to: max(0, start - limit), by: -1) where isWord(place) && hash(place) == name {
      // `Screen *screen` in Objective-C.
      if isMark(place - 1, "*"), isWord(place - 2), isCapitalized(place - 2) { return hash(place - 2) }
      guard isWord(place - 1, "let") || isWord(place - 1, "var") else { continue }
      if isMark(place + 1, ":"), isWord(place + 2) { return hash(place + 2) }
      return isMark(place + 1, "=") ? className(assignedAt: place + 2, before: start) : nil
    }
    return nil
  }

  /// The class in a cast of the value (`storyboard.instantiateInitialViewController() as! Screen`), or the class that the
  /// value creates.
  private func className(assignedAt index: Int, before end: Int) -> ByteHash? {
    for place in index..<end {
      if isMark(place, "}") || isWord(place, "let") || isWord(place, "var") { break }
      guard isWord(place, "as") else { continue }
      let type = isMark(place + 1, "!") || isMark(place + 1, "?") ? place + 2 : place + 1
      return isWord(type) ? hash(type) : nil
    }
    return isWord(index) && isCapitalized(index) && isType(index) ? hash(index) : nil
  }

  private func isType(_ index: Int) -> Bool { isMark(index + 1, "(") || isMark(index + 1, ".") }
}
