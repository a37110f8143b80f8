import IBModel
import IBSource
import IBSyntax

struct UnusualAttributeOrder: Rule {
  static let info = RuleInfo(
    id: "unusual-attribute-order", category: "format", severity: .note, since: "0.1",
    summary: "The attributes of an element are not in the order that Xcode writes.",
    rationale: """
      Someone edited the file manually or merged it badly. Xcode reorders the attributes on the next save, which adds an
      unrelated change to a commit. Off by default because nothing else depends on the order.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB" contentMode="scaleToFill"/>"#),
    good: Example.xib(#"<view contentMode="scaleToFill" id="iN0-l3-epB"/>"#), isOnByDefault: false, fix: .safe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.document.flavor.isSupported else { return }
    for element in subject.allElements where !Self.isOrdered(element) {
      let ordered = Self.ordered(element)
      guard let first = zip(ordered, ordered.dropFirst()).first(where: { $0.rank > $1.rank }) else { continue }
      reporter.report(
        "attribute '\(first.1.attribute.nameText)' is out of order: move it before "
          + "'\(first.0.attribute.nameText)', where Xcode writes it",
        at: first.1.attribute.range, in: element,
        fixes: [Fix("put the attributes in order", .safe, Self.edits(ordered))])
    }
  }

  /// An attribute with its rank, in the order of the file.
  private typealias Ranked = (attribute: XMLAttribute, rank: Int)

  /// The attributes with the same relative order in every element and document
  /// (Measurements/Format.md#attribute-order); the order of rarer ones is known only in part.
  private static let certain: NameSet = [
    .key, .autoresizesSubviews, .hidden, .opaque, .clipsSubviews, .clearsContextBeforeDrawing, .multipleTouchEnabled,
    .userInteractionEnabled, .tag, .alpha, .contentMode, .semanticContentAttribute, .horizontalHuggingPriority,
    .verticalHuggingPriority, .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority,
    .ambiguous, .fixedFrame, .misplaced, .translatesAutoresizingMaskIntoConstraints, .id, .userLabel, .customClass,
    .customModule, .customModuleProvider, .sceneMemberID, .x, .y, .width, .height, .firstItem, .firstAttribute,
    .relation, .secondItem, .secondAttribute, .multiplier, .priority, .constant,
  ]

  /// A test without allocation, because nearly all elements are in order.
  private static func isOrdered(_ element: XMLElement) -> Bool {
    let vocabulary = Vocabulary.uiKit
    guard let number = vocabulary.number(of: element.name) else { return true }
    let known = vocabulary.elements[number].orderedCount
    var last = -1
    for attribute in element.attributes {
      let name = attribute.name
      guard certain.contains(name), let rank = vocabulary.rank(of: name, in: number), rank < known else { continue }
      if rank < last { return false }
      last = rank
    }
    return true
  }

  /// The attributes with a known rank (Measurements/Format.md#attribute-order).
  private static func ordered(_ element: XMLElement) -> [Ranked] {
    let vocabulary = Vocabulary.uiKit
    guard let number = vocabulary.number(of: element.name) else { return [] }
    let known = vocabulary.elements[number].orderedCount
    return element.attributes.compactMap { attribute in
      guard certain.contains(attribute.name) else { return nil }
      return vocabulary.rank(of: attribute.name, in: number).flatMap { $0 < known ? (attribute, $0) : nil }
    }
  }

  /// Exchanges the attributes, as they are spelled, so that they are in order.
  private static func edits(_ ordered: [Ranked]) -> [TextEdit] {
    let sorted = ordered.sorted { $0.rank < $1.rank }
    return zip(ordered, sorted).compactMap { place, new in
      if place.rank == new.rank { return nil }
      let source = place.attribute.tree.source
      return TextEdit(place.attribute.range, Array(source.bytes[new.attribute.range.lower..<new.attribute.range.upper]))
    }
  }
}
