import IBSource

/// Finds the literals by which a source asks for storyboards, nibs, scenes, segues and cells.
///
/// The words of a call identify it. Arguments other than plain literals (constants, interpolated texts) are ignored.
/// Source: Apple's documentation of UIStoryboard, UINib, UIViewController, UITableView and UICollectionView.
struct NameUses {
  private let text: CodeText
  private(set) var uses: [NameUse] = []
  /// All other literals. They may name an object that a use asks for, for instance a cell that code registers.
  private(set) var literals: Set<ByteHash> = []

  init(_ text: CodeText) {
    self.text = text
    let loadsOtherBundles = (0..<text.count).contains { text.isOtherBundle($0) }
    for index in 0..<text.count where text.tokens[index].kind == .text {
      if let kind = kind(index), !(loadsOtherBundles && kind == .scene), let use = use(kind, index) {
        uses.append(use)
      } else {
        literals.insert(text.hash(index))
      }
    }
  }

  private func use(_ kind: NameUse.Kind, _ index: Int) -> NameUse? {
    let name = text.string(index)
    guard !name.isEmpty, !name.contains("\\"), !name.contains("%"), name.utf8.count <= 128 else { return nil }
    let range = text.range(index)
    var use = NameUse(kind: kind, name: name, lower: range.lowerBound, upper: range.upperBound)
    use.isOfSelf = kind == .segue && isOfSelf(index)
    return use
  }

  /// Whether `self` performs the segue that the literal at `index` names.
  private func isOfSelf(_ index: Int) -> Bool {
    if text.isMark(index - 1, "@") { return text.isWord(index - 4, "self") }
    // `performSegue(withIdentifier: "Next"`, without a receiver or with `self.` or `self?.`.
    let call = index - 4
    guard text.isMark(call - 1, ".") else { return true }
    return text.isWord(call - 2, "self") || text.isMark(call - 2, "?") && text.isWord(call - 3, "self")
  }

  /// The kind of object that the literal at `index` names, by the call around it.
  private func kind(_ index: Int) -> NameUse.Kind? {
    // Objective-C has an at sign before each literal.
    let start = text.isMark(index - 1, "@") ? index - 1 : index
    guard text.isMark(start - 1, ":") else { return start > 1 && text.isMark(start - 1, "(") ? bare(start) : nil }
    guard let label = text.word(start - 2) else { return nil }
    switch label {
    case "withIdentifier", "identifier": return called(start - 2, index)
    case "name": return text.isWord(start - 4, "UIStoryboard") && isOwnBundle(after: index) ? .storyboard : nil
    case "storyboardWithName": return isOwnBundle(after: index) ? .storyboard : nil
    case "nibName", "nibWithNibName", "initWithNibName": return isOwnBundle(after: index) ? .nib : nil
    case "instantiateViewControllerWithIdentifier": return .scene
    case "performSegueWithIdentifier": return .segue
    case "withReuseIdentifier", "dequeueReusableCellWithReuseIdentifier":
      return text.isWord(index + 2, "for") || text.isWord(index + 1, "forIndexPath") ? dequeued(start) : nil
    case "dequeueReusableCellWithIdentifier": return text.isWord(index + 1, "forIndexPath") ? .reuse : nil
    default: return nil
    }
  }

  /// The kind by a call whose first label is at `label`.
  private func called(_ label: Int, _ index: Int) -> NameUse.Kind? {
    guard text.isMark(label - 1, "(") else { return nil }
    switch text.word(label - 2) {
    case "instantiateViewController": return .scene
    case "performSegue": return .segue
    // Without an index path the call may return nil, and code may then make the cell.
    case "dequeueReusableCell": return text.isMark(index + 1, ",") && text.isWord(index + 2, "for") ? .reuse : nil
    default: return nil
    }
  }

  /// A cell; supplementary views and registrations have the same label.
  private func dequeued(_ start: Int) -> NameUse.Kind? {
    text.isWord(start - 2, "dequeueReusableCellWithReuseIdentifier")
      || text.isMark(start - 3, "(") && text.isWord(start - 4, "dequeueReusableCell") ? .reuse : nil
  }

  /// `loadNibNamed("Name"`; the first parameter has no label.
  private func bare(_ start: Int) -> NameUse.Kind? {
    text.isWord(start - 2, "loadNibNamed") && text.isMark(start - 3, ".") && text.isWord(start - 4, "main") ? .nib : nil
  }

  /// Whether the call names no bundle, nil or the main one.
  private func isOwnBundle(after index: Int) -> Bool {
    guard text.isMark(index + 1, ",") || text.isWord(index + 1, "bundle") else { return false }
    let value = text.isMark(index + 1, ",") ? index + 4 : index + 3
    if text.isWord(value, "nil") || text.isWord(value, "main") || text.isWord(value, "NULL") { return true }
    if text.isMark(value, ".") { return text.isWord(value + 1, "main") }
    if text.isWord(value, "Bundle") || text.isWord(value, "NSBundle") {
      return text.isMark(value + 1, ".") && text.isWord(value + 2, "main")
    }
    return text.isMark(value, "[") && text.isWord(value + 1, "NSBundle") && text.isWord(value + 2, "mainBundle")
  }
}

extension CodeText {
  /// Whether the token begins an expression for a bundle other than the main one.
  fileprivate func isOtherBundle(_ index: Int) -> Bool {
    if isWord(index, "Bundle") || isWord(index, "NSBundle") {
      return isMark(index + 1, "(") || isMark(index + 1, ".") && isWord(index + 2, "module")
    }
    return isWord(index, "bundleForClass") || isWord(index, "bundleWithPath") || isWord(index, "bundleWithIdentifier")
  }
}

/// A literal by which a source or a property list asks for an object that only documents define, as in
/// `performSegue(withIdentifier: "Next"`.
package struct NameUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A storyboard of the app's own bundle, by the name of its file.
    case storyboard
    /// A nib of the app's own bundle.
    case nib
    /// A scene of any storyboard, by its storyboard identifier.
    case scene
    case segue
    /// A storyboard that the app's property list names for the system to open.
    case mainStoryboard
    /// A required cell or view of a table or collection, by its reuse identifier.
    case reuse
  }

  package let kind: Kind
  package let name: String
  /// Half-open range of the name's bytes.
  package let lower: Int
  package let upper: Int
  /// Whether the object asks itself.
  var isOfSelf = false
  /// The class that asks itself, if its source has no other class.
  package internal(set) var owner: String?

  package init(kind: Kind, name: String, lower: Int, upper: Int) {
    self.kind = kind
    self.name = name
    self.lower = lower
    self.upper = upper
  }
}
