/// The tables as text: what documentation is made from.
package enum TableRows {
  /// For each class a heading and a table of its keys, in the order of the archive.
  package static var markdown: String { ViewTables.documented.map(text).joined(separator: "\n") }

  /// What a class shares with `view` is written once, there.
  private static func text(_ table: ClassTable) -> String {
    let isFirst = table.element == PlainView.table.element
    let known = isFirst ? [] : Set(written(PlainView.table) + ignored(PlainView.table))
    let rows = written(table).filter { !known.contains($0) }
    let others = ignored(table).filter { !known.contains($0) }
    let sharesKeys = !isFirst && written(table).contains { known.contains($0) }
    return """
      ### \(table.element)

      `\(table.className)`\(sharesKeys ? ", with the keys of `view` that are not here" : "").
      \(others.isEmpty ? "" : "\nSays nothing to UIKit, or is archived elsewhere: \(others.joined(separator: ", ")).\n")
      | key | from | value |
      |---|---|---|
      \(rows.map { "| \($0) |" }.joined(separator: "\n"))

      """
  }

  private static func written(_ table: ClassTable) -> [String] {
    table.properties.filter { if case .ignored = $0.rule { false } else { true } }.map(row)
  }

  private static func ignored(_ table: ClassTable) -> [String] {
    table.properties.compactMap { if case .ignored = $0.rule { source($0) } else { nil } }
  }

  private static func row(_ property: Property) -> String {
    if case .step(let step) = property.rule {
      let inputs = step.attributes.sorted().map { "`\($0)`" } + step.children.sorted().map { "`<\($0)>`" }
      return "| \(inputs.joined(separator: ", ")) | \(step.meaning)"
    }
    return "`\(property.key)` | \(source(property)) | \(value(property.rule))"
  }

  private static func source(_ property: Property) -> String {
    switch property.source {
    case .attribute(let name): "`\(name)`"
    case .child(let key): "`<\(key)>`"
    case nil: ""
    }
  }

  private static func value(_ rule: Property.Rule) -> String {
    switch rule {
    case .constant(let value): "always \(text(value))"
    case .flag(let when, let absent, let value):
      "\(text(value)) if \(when ? "YES" : "NO")\(absent == when ? " or absent" : "")"
    case .number(let form, let absent, let omitted):
      "\(form)\(absent.map { ", absent: \(DecimalWord.text($0))" } ?? "")"
        + (omitted.map { ", not written: \(DecimalWord.text($0))" } ?? "")
    case .choice(let words, let absent, let omitted):
      words.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        + "; absent: \(absent)" + (omitted.map { ", not written: \($0)" } ?? "")
    case .text: "text, with a key where it may be translated"
    case .word: "text"
    case .color(let orNone): "color" + (orNone ? ", or nil" : "")
    case .image: "image"
    case .insets(let absent, let omitted): "insets" + numbers(absent, omitted)
    case .size(let absent, let omitted): "size" + numbers(absent, omitted)
    case .rect(let omitted): "rect" + numbers(nil, omitted)
    case .step, .ignored: ""
    }
  }

  private static func numbers(_ absent: [Double]?, _ omitted: [Double]?) -> String {
    func list(_ numbers: [Double]) -> String { numbers.map(DecimalWord.text).joined(separator: " ") }
    return (absent.map { ", absent: \(list($0))" } ?? "") + (omitted.map { ", not written: \(list($0))" } ?? "")
  }

  private static func text(_ value: ArchiveValue) -> String {
    switch value {
    case .null: "nil"
    case .bool(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .double(let number): "\(number)"
    case .data: "a point"
    case .object: "an object"
    }
  }
}
