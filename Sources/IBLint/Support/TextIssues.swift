import IBCode
import IBLayout
import IBModel
import IBSyntax

/// Code that the rules about clipped texts share.
enum TextIssues {
  static func example(width: Int, font: String = #"type="system" pointSize="17""#) -> String {
    Example.layout(
      Example.placed(
        "label", "lab-el-001", #"text="Account" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO""#,
        frame: "16 59 \(width) 20.333333333333329")
        + "    <fontDescription key=\"fontDescription\" \(font)/>\n</label>",
      Example.constraint("cst-00-001", "lab-el-001.top", "saf-e0-001.top")
        + Example.constraint("cst-00-002", "lab-el-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "lab-el-001.width", constant: width))
  }

  /// Whether the text of a view is a sample that code replaces.
  ///
  /// In a cell, or if the text is one that Xcode gives a new object, it is enough that an outlet or a tag leads to the
  /// view, or in a cell of a built-in style that it is the cell's text or detail. Elsewhere, a source must give the outlet another text, the text must be a key or filler text, a runtime
  /// attribute must set the text, or no source declares the outlet.
  static func isSample(_ id: String?, in subject: DocumentSubject) -> Bool {
    guard let id, let view = subject.objects[id] else { return false }
    let texts = texts(of: view)
    if subject.isFilled(id, besides: texts) || texts.contains(where: { isKey($0) || isFiller($0) })
      || subject.isMisconnected(id) || takesText(view) || isInSampleRow(view, subject)
    {
      return true
    }
    let isPart = [Name.textLabel, .detailTextLabel].contains { view.enclosing(.tableViewCell)?[$0] == id }
    guard subject.code.reach(id) || view.has(.tag) || isPart else { return false }
    if !isPart, !texts.isEmpty, texts.allSatisfy(ObjectWords.textsOfNewObjects.contains) { return true }
    let isStatic = view.enclosing(.tableView)?.equals(.dataMode, "static") ?? false
    return !isStatic && (view.enclosing(.tableViewCell) ?? view.enclosing(.collectionViewCell)) != nil
  }

  /// Whether a view is in the only view of a stack view that code fills: an outlet leads to the stack view, but none to
  /// anything in that view.
  private static func isInSampleRow(_ view: XMLElement, _ subject: DocumentSubject) -> Bool {
    var row = view
    while let list = row.parent, list.name == .subviews, let outer = list.parent {
      if outer.name == .stackView, Array(list.children).count == 1, subject.code.reach(outer[.id]) {
        return !([row] + Array(row.descendants)).contains { subject.code.reach($0[.id]) }
      }
      row = outer
    }
    return false
  }

  /// Whether a view shares the width of its superview with a text that is a key, so that it has another width in the app.
  static func sharesWidthWithKey(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    guard issue.axis == .width || issue.axis == .x, let view = issue.view.flatMap({ subject.objects[$0] }),
      let list = view.parent, list.name == .subviews
    else { return false }
    return list.children.contains { $0 != view && texts(of: $0).contains(where: isKey) }
  }

  /// Whether a text only fills the room of the real one.
  private static func isFiller(_ text: String) -> Bool { text.lowercased().hasPrefix("lorem ipsum") }

  /// Whether a user-defined runtime attribute sets the text of a view, or the key of its text.
  private static func takesText(_ view: XMLElement) -> Bool {
    guard let attributes = view.child(named: .userDefinedRuntimeAttributes) else { return false }
    return attributes.children(named: .userDefinedRuntimeAttribute).contains { attribute in
      guard attribute.equals(.type, "string") || attribute.equals(.type, "localizedString"),
        let path = attribute[.keyPath]?.lowercased()
      else { return false }
      return wordsForTexts.contains(where: path.contains) && !wordsForLooks.contains(where: path.contains)
    }
  }

  /// Words in the key paths of attributes that set a text, such as `xibLocKey`, unless the path also has a word for looks.
  /// They choose 1,275 of the 3,134 attributes of type string on texts of public projects, and 1,272 of these set a text.
  private static let wordsForTexts = ["lockey", "locali", "local_", "transkey", "string", "text", "title"]
  private static let wordsForLooks = ["accessib", "class", "color", "font", "image", "modifier", "size", "style"]

  static func texts(of view: XMLElement) -> [String] {
    [ObjectLabel.shownText(of: view), view[.placeholder]].compactMap(\.self)
  }

  /// Whether a text is a key, with which code finds the text to show, such as `Settings.Title` or `LOGIN_TITLE`.
  ///
  /// A key is one word of several parts that contains capital letters.
  static func isKey(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    return parts.count > 1 && text.contains(where: \.isUppercase)
      && parts.allSatisfy { $0.first?.isLetter == true && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  /// Whether the sources replace or hide the measured text.
  ///
  /// For the height of a single line, the text does not matter.
  static func isReplaced(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    if subject.facts == nil { return false }
    if subject.isSettledByCode(issue) { return true }
    guard issue.axis != .height || mayHaveLines(issue.view, in: subject), let id = issue.view else { return false }
    return subject.isFilled(id, besides: subject.objects[id].map(texts) ?? [])
  }

  /// How code replaces the measured text or changes the space for it, for example by placing a view around it.
  ///
  /// The height of a single line depends only on the font, not on the text.
  static func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    let isOfText = issue.axis != .height || mayHaveLines(issue.view, in: subject)
    let decision =
      subject.decision(about: issue.view, isText: isOfText) ?? subject.decision(aboutFontOf: issue.view)
    if let decision { return decision }
    let view = issue.view.flatMap { subject.objects[$0] }
    return view?.has(.tag) == true && isOfText ? "code may find the text by its tag" : nil
  }

  /// Whether the text of a view may have several lines.
  static func mayHaveLines(_ id: String?, in subject: DocumentSubject) -> Bool {
    id.flatMap { subject.objects[$0] }.map(subject.mayHaveLines) ?? false
  }
}
