/// One key of an archived class: what in the document it comes from, and how.
struct Property: Sendable {
  /// Where the value is in the document.
  enum Source: Hashable, Sendable {
    /// An attribute of the element.
    case attribute(String)
    /// A child with this `key`, or of this name where it has none.
    case child(String)
  }

  enum Rule: Sendable {
    /// Always the same.
    case constant(ArchiveValue)
    /// Written where the attribute says `when`.
    case flag(when: Bool, absent: Bool, ArchiveValue)
    /// `omitted` is not written; an absent attribute is `absent`, and nothing is written if that is nil.
    case number(NumberForm, absent: Double?, omitted: Double?)
    case choice([String: Int64], absent: Int64, omitted: Int64?)
    /// A text that people read: it may be translated.
    case text
    /// A text that only code reads.
    case word
    /// Written as nil where there is none, if `orNone`.
    case color(orNone: Bool)
    case image
    /// Top, left, bottom, right.
    case insets(absent: [Double]?, omitted: [Double]?)
    case size(absent: [Double]?, omitted: [Double]?)
    case rect(omitted: [Double]?)
    /// What needs more than one attribute.
    case step(Step)
    /// Known to say nothing to UIKit.
    case ignored
  }

  enum NumberForm: Sendable { case integer, float, double }

  /// Of the archive; empty for what is written under several keys, or not at all.
  let key: String
  let source: Source?
  let rule: Rule

  private init(_ key: String, _ source: Source?, _ rule: Rule) {
    self.key = key
    self.source = source
    self.rule = rule
  }

  static func always(_ key: String, _ value: ArchiveValue) -> Self { Self(key, nil, .constant(value)) }

  static func step(_ step: Step) -> Self { Self("", nil, .step(step)) }

  /// Written as true where the attribute is `YES`.
  static func yes(_ attribute: String, _ key: String, absent: Bool = false) -> Self {
    Self(key, .attribute(attribute), .flag(when: true, absent: absent, .bool(true)))
  }

  /// Written where the attribute is `NO`.
  static func no(_ attribute: String, _ key: String, _ value: ArchiveValue, absent: Bool = true) -> Self {
    Self(key, .attribute(attribute), .flag(when: false, absent: absent, value))
  }

  static func number(
    _ attribute: String, _ key: String, _ form: NumberForm, absent: Double? = nil, omitted: Double? = nil
  ) -> Self {
    Self(key, .attribute(attribute), .number(form, absent: absent, omitted: omitted))
  }

  static func choice(
    _ attribute: String, _ key: String, _ words: [String: Int64], absent: Int64 = 0, omitted: Int64? = 0
  ) -> Self {
    Self(key, .attribute(attribute), .choice(words, absent: absent, omitted: omitted))
  }

  static func text(_ attribute: String, _ key: String) -> Self { Self(key, .attribute(attribute), .text) }

  static func word(_ attribute: String, _ key: String) -> Self { Self(key, .attribute(attribute), .word) }

  static func image(_ attribute: String, _ key: String) -> Self { Self(key, .attribute(attribute), .image) }

  static func color(_ child: String, _ key: String) -> Self { Self(key, .child(child), .color(orNone: false)) }

  static func colorOrNone(_ child: String, _ key: String) -> Self { Self(key, .child(child), .color(orNone: true)) }

  static func insets(_ child: String, _ key: String, absent: [Double]? = nil, omitted: [Double]? = nil) -> Self {
    Self(key, .child(child), .insets(absent: absent, omitted: omitted))
  }

  static func size(_ child: String, _ key: String, absent: [Double]? = nil, omitted: [Double]? = nil) -> Self {
    Self(key, .child(child), .size(absent: absent, omitted: omitted))
  }

  static func rect(_ child: String, _ key: String, omitted: [Double]? = nil) -> Self {
    Self(key, .child(child), .rect(omitted: omitted))
  }

  static func ignored(_ attributes: String...) -> [Self] {
    attributes.map { Self("", .attribute($0), .ignored) }
  }

  static func ignored(children: String...) -> [Self] {
    children.map { Self("", .child($0), .ignored) }
  }
}
