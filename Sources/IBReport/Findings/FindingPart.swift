import IBSource

/// A part of a report for people: a finding with its notes.
package struct FindingPart: Sendable {
  /// The text, in UTF-8.
  let text: [UInt8]
  /// What parts with one cause have in common; nil for a part that has no like.
  let likeness: String?
  /// The path of the file.
  let file: String
  /// The name of the object, if the first of the parts that are alike names the objects of the others.
  let object: String?
  /// What the part has in common with parts about copies of its document, if `object` is not nil.
  let copy: String?
  /// The place in the text for the number of other parts that are alike, in bytes.
  let place: Int
  /// The rule of an advice that is the same for many names; nil for other findings.
  let advice: String?

  init(
    text: [UInt8], likeness: String? = nil, file: String = "", object: String? = nil, copy: String? = nil,
    place: Int = 0,
    advice: String? = nil
  ) {
    self.text = text
    self.likeness = likeness
    self.file = file
    self.object = object
    self.copy = copy
    self.place = place
    self.advice = advice
  }

  /// The number of lines with one advice. The number is a choice: readers judged most further lines as noise
  /// (Measurements/Lint.md#other-projects).
  private static let mostLines = 5
  private static let mostNames = 8

  /// The text of all parts. It contains the first of those that are alike, with the number of the others. After the first
  /// lines with one advice about names, it only counts the other findings.
  package static func text(of parts: [FindingPart]) -> [UInt8] {
    let counts = Dictionary(parts.compactMap(\.likeness).map { ($0, 1) }, uniquingKeysWith: +)
    let objects = parts.reduce(into: [:] as [String: [String]]) { objects, part in
      if let likeness = part.likeness, let object = part.object { objects[likeness, default: []].append(object) }
    }
    let files = parts.reduce(into: [:] as [String: Set<String>]) { files, part in
      if let likeness = part.likeness { files[likeness, default: []].insert(part.file) }
    }
    // One more line is as short as its count.
    let advised = parts.reduce(into: [:] as [String: Set<String>]) { advised, part in
      if let advice = part.advice, let likeness = part.likeness { advised[advice, default: []].insert(likeness) }
    }
    // Documents whose findings are alike, by the first of these.
    func design(_ part: FindingPart) -> String? {
      guard let copy = part.copy, let likeness = part.likeness else { return nil }
      return ([copy] + (objects[likeness] ?? [])).joined(separator: "\n")
    }
    var firsts: Set<String> = []
    let designs = parts.reduce(into: [:] as [String: Int]) { designs, part in
      if let likeness = part.likeness, let design = design(part), firsts.insert(likeness).inserted {
        designs[design, default: 0] += 1
      }
    }
    var written: Set<String> = []
    var lines: [String: Int] = [:]
    var omitted: [String: Int] = [:]
    var text: [UInt8] = []
    for part in parts {
      let count = part.likeness.flatMap { counts[$0] } ?? 1
      if let likeness = part.likeness, !written.insert(likeness).inserted { continue }
      let design = design(part)
      if let design, !written.insert(design).inserted { continue }
      if let advice = part.advice {
        lines[advice, default: 0] += 1
        if lines[advice, default: 0] > mostLines, advised[advice, default: []].count > mostLines + 1 {
          omitted[advice, default: 0] += count
          continue
        }
      }
      text += part.text[..<part.place]
      let others = part.likeness.flatMap { objects[$0] }?.dropFirst() ?? []
      if !others.isEmpty {
        let names = Wording.list(Array(others), atMost: mostNames)
        text += " (also \(Wording.count(others.count, "other")): \(names))".utf8
      }
      if let copies = design.flatMap({ designs[$0] }), copies > 1 {
        text += " (also in \(Wording.count(copies - 1, "copy", "copies")) of the document)".utf8
      } else if others.isEmpty, count > 1 {
        // A rule with one finding for each document does not count the places in it.
        let isOfFiles = part.likeness.flatMap { files[$0] }?.count == count
        // Not the places: the app may show some of them nowhere, so that they have no findings.
        let place = isOfFiles ? " in \(count == 2 ? "another file" : "other files")" : ""
        text += " (\(Wording.count(count - 1, "more finding")) like it\(place))".utf8
      }
      text += part.text[part.place...]
    }
    for (advice, count) in omitted.sorted(by: { $0.key < $1.key }) {
      text += "note: \(Wording.count(count, "more finding")) of \(advice): --format jsonl lists each\n".utf8
    }
    return text
  }
}
