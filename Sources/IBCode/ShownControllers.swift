import IBSource

/// The classes of the controllers that a source shows in the stack of a navigation controller, and in other ways.
struct ShownControllers: Sendable {
  private(set) var pushed: Set<ByteHash> = []
  private(set) var presented: Set<ByteHash> = []
  /// Whether it pushes controllers whose class it does not tell.
  private(set) var pushesAny = false
  /// Those whose view code adds to that of another controller, at a place and in a size that code decides.
  private(set) var embedded: Set<ByteHash> = []

  static let words: [StaticString] = pushing + presenting + embedding

  /// `pushViewController(screen`, `UINavigationController(rootViewController: screen` and their forms in Objective-C.
  private static let pushing: [StaticString] = [
    "pushViewController", "rootViewController", "initWithRootViewController",
  ]
  private static let presenting: [StaticString] = ["present", "presentViewController", "presentModalViewController"]

  private static let embedding: [StaticString] = ["addChild", "addChildViewController"]

  /// Records the controller that the call at `index` shows.
  mutating func read(_ text: CodeText, _ index: Int) {
    guard text.isMark(index + 1, "(") || text.isMark(index + 1, ":") else { return }
    let isPush = Self.pushing.contains { text.isWord(index, $0) }
    guard let name = text.className(ofValueAt: index + 2, limit: Self.reach) else {
      if isPush { pushesAny = true }
      return
    }
    if isPush { pushed.insert(name) }
    if Self.presenting.contains(where: { text.isWord(index, $0) }) { presented.insert(name) }
    if Self.embedding.contains(where: { text.isWord(index, $0) }) { embedded.insert(name) }
  }

  mutating func formUnion(_ other: ShownControllers) {
    pushed.formUnion(other.pushed)
    pushesAny = pushesAny || other.pushesAny
    presented.formUnion(other.presented)
    embedded.formUnion(other.embedded)
  }

  /// Whether sources only push controllers of the class.
  func isOnlyPushed(_ name: String) -> Bool {
    let name = ByteHash(name)
    return pushed.contains(name) && !presented.contains(name) && !embedded.contains(name)
  }

  /// Whether sources may push controllers of one of the classes, a controller's own and its superclasses.
  func mayPush(_ classes: Set<String>) -> Bool {
    pushesAny || pushed.contains(ByteHash("UIViewController")) || classes.contains { pushed.contains(ByteHash($0)) }
  }

  /// Whether sources present controllers of the class, and do not push them.
  func isPresented(_ name: String) -> Bool {
    let name = ByteHash(name)
    return presented.contains(name) && !pushed.contains(name)
  }

  /// Whether sources show controllers of the class only in other controllers.
  func isOnlyEmbedded(_ name: String) -> Bool {
    let name = ByteHash(name)
    return embedded.contains(name) && !presented.contains(name) && !pushed.contains(name)
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
    guard start == index, !isMark(start + 1, "."), !isMark(start + 1, "("), !isMark(start + 1, "?") else { return nil }
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
