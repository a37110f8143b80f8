import IBModel
import IBSource
import IBSyntax

struct RepeatedPart: Rule {
  static let info = RuleInfo(
    id: "repeated-part", category: "format", severity: .error, since: "0.1",
    summary: "An element has two parts where only one is allowed.",
    rationale: """
      A merge that took both sides leaves two frames, two lists of constraints or two colors for the same key. Xcode
      reads one of them and drops the other on the next save. Delete the wrong one.
      """,
    bad: example(#"<rect key="frame" x="0.0" y="0.0" width="320" height="40"/>"#), good: example(""))

  private static func example(_ repetition: String) -> String {
    Example.xib(
      """
      <view id="iN0-l3-epB">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          \(repetition)
      </view>
      """)
  }

  /// Lists without a key, of which an element has at most one of each name: none of 7,500 elements with such lists in
  /// public documents has two.
  private static let lists: [Name] = [
    .subviews, .constraints, .connections, .gestureRecognizers, .userDefinedRuntimeAttributes, .objects, .scenes,
    .resources, .dependencies, .items, .sections, .cells, .prototypes, .segments,
  ]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.document.flavor.isSupported else { return }
    checkKeys(of: subject, &reporter)
    for list in subject.elements(named: Self.lists) where !list.has(.key) {
      guard let parent = list.parent, let first = parent.child(named: list.name), first.index != list.index else {
        continue
      }
      Self.report(
        "the \(ObjectWords.words(of: list.tag)) of "
          + "\(subject.document.name(of: parent))", list, first: first, isList: true, &reporter)
    }
  }

  /// Children with the same key; a variation has its own parts and is identified by its key.
  private func checkKeys(of subject: DocumentSubject, _ reporter: inout Reporter) {
    var keys: [ByteHash] = []
    for parent in subject.allElements where Self.repeatsKey(parent, &keys) {
      var seen: [String: XMLElement] = [:]
      for element in parent.children where element.name != .variation {
        guard let key = element[.key] else { continue }
        if let earlier = seen.updateValue(element, forKey: key) {
          let part = "'\(key.shortened)' of \(subject.document.name(of: parent))"
          Self.report(part, element, first: earlier, &reporter)
        }
      }
    }
  }

  /// Whether two children may have the same key. Nearly always they have not, and no text is made to know that.
  private static func repeatsKey(_ parent: XMLElement, _ keys: inout [ByteHash]) -> Bool {
    keys.removeAll(keepingCapacity: true)
    for element in parent.children where element.name != .variation {
      guard let key = element.attribute(.key) else { continue }
      // A key with references may equal one that is spelled otherwise.
      if !key.isPlain || keys.count == fewKeys || keys.contains(key.hash) { return true }
      keys.append(key.hash)
    }
    return false
  }

  /// The most keys that are compared one by one; an element with more is checked with a dictionary.
  private static let fewKeys = 16

  private static func report(
    _ what: String, _ element: XMLElement, first: XMLElement, isList: Bool = false, _ reporter: inout Reporter
  ) {
    reporter.report(
      "\(what) \(isList ? "appear" : "appears") twice, but Xcode reads only one of them: delete the wrong one",
      at: element,
      notes: [.init("first here", at: first.startTagRange)])
  }
}
