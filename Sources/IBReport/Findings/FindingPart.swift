import IBSource

/// A part of a report for people: a finding with its notes.
package struct FindingPart: Sendable {
  /// The text, in UTF-8.
  package let text: [UInt8]
  /// What parts with one cause have in common; nil for a part that has no like.
  let likeness: String?
  /// The place in the text for the number of other parts that are alike, in bytes.
  let place: Int

  init(text: [UInt8], likeness: String? = nil, place: Int = 0) {
    self.text = text
    self.likeness = likeness
    self.place = place
  }

  /// The text of all parts. Of those that are alike, it contains the first, with the number of the others.
  package static func text(of parts: [FindingPart]) -> [UInt8] {
    let counts = Dictionary(parts.compactMap(\.likeness).map { ($0, 1) }, uniquingKeysWith: +)
    var written: Set<String> = []
    var text: [UInt8] = []
    for part in parts {
      guard let likeness = part.likeness, let count = counts[likeness], count > 1 else {
        text += part.text
        continue
      }
      guard written.insert(likeness).inserted else { continue }
      text += part.text[..<part.place]
      text += " (also in \(Wording.count(count - 1, "other place")))".utf8
      text += part.text[part.place...]
    }
    return text
  }
}
