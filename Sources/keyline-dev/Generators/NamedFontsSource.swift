/// The data file `named-fonts.json` and the Swift made from it.
struct NamedFontsSource: Decodable {
  struct Family: Decodable {
    var family: String
    var aliases: [String]?
    var lineHeight: Int?
    /// By weight, for weights with another value than `lineHeight`.
    var lineHeights: [String: Int]?
    var descender: Int?
    var table: String?
    var scale: Int?
    var fixedAdvance: Int?
    var ideographAdvance: Int?
    /// The styles with figures; absent if all have.
    var styles: [String]?
    var approximate: Bool

    var swift: String {
      let weights = (lineHeights ?? [:]).sorted { $0.key < $1.key }.map { ".\($0.key): \(Double($0.value) / 1000)" }
      let names = (styles ?? []).map { "\"\($0)\"" }.joined(separator: ", ")
      return "NamedFont(family: \"\(family)\", lineHeight: \(Self.em(lineHeight)), "
        + "lineHeights: [\(weights.isEmpty ? ":" : weights.joined(separator: ", "))], "
        + "descender: \(Self.em(descender)), widths: \(widths), ideograph: \(Self.em(ideographAdvance)), "
        + "styles: [\(names)], isApproximate: \(approximate)),"
    }

    private static func em(_ figure: Int?) -> String { figure.map { "\(Double($0) / 1000)" } ?? "nil" }

    private var widths: String {
      if let fixedAdvance { return ".fixed(\(Double(fixedAdvance) / 1000))" }
      return table.map { ".table(\"\($0)\", scale: \(Double(scale ?? 1000) / 1000))" } ?? ".unknown"
    }
  }

  struct Face: Decodable {
    var table: String
    var weight: String
    var `default`: Int
    var advances: [String: Int]
    /// By pairs of characters.
    var kerning: [String: Int]?
    /// The standard errors of fitted advances; absent if the advances come from a font's file.
    var errors: [String: Int]?
  }

  var families: [Family]
  var faces: [Face]

  var familiesSwift: String {
    let rows = families.map { "    \($0.swift)" }
    let aliases = families.flatMap { family in
      (family.aliases ?? []).map { "    (\"\($0)\", \"\(family.family)\")," }
    }
    return """
      extension NamedFont {
        static let all: [NamedFont] = [
      \(rows.joined(separator: "\n"))
        ]

        /// Other names before the hyphen, each with the family it means.
        static let aliases: [(String, String)] = [
      \(aliases.joined(separator: "\n"))
        ]
      }
      """
  }

  var facesSwift: String {
    """
    extension NamedFontFace {
      /// The table and weight of each record.
      static let names: [(String, FontWeight)] = [
    \(faces.map { "    (\"\($0.table)\", .\($0.weight))," }.joined(separator: "\n"))
      ]

    \(FontTable.table(
      "records", "The default advance, then pairs of a character and its advance; 1/10000 em.",
      faces.map { "\($0.default) \(FontTable.pairs($0.advances))" }))

    \(FontTable.table(
      "kerningRecords", "The number of pairs, then two characters and their kerning; 1/10000 em.",
      faces.map { FontTable.kerning($0.kerning ?? [:]) }))

    \(FontTable.table(
      "errorRecords",
      "1 if the advances are fitted, then pairs of a character and its advance's standard error; 1/10000 em.",
      faces.map { "\($0.errors == nil ? 0 : 1) \(FontTable.pairs($0.errors ?? [:]))" }))
    }
    """
  }
}
