/// An object of a PDF file (PDF Reference 1.7, 3.2).
indirect enum PDFObject: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case name(String)
  case string
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// A reference to an indirect object, by its number.
  case reference(Int)
  /// A word in the content of a page or in the structure of the file.
  case word(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var elements: [PDFObject]? { if case .array(let elements) = self { elements } else { nil } }
  var fields: [String: PDFObject]? { if case .dictionary(let fields) = self { fields } else { nil } }
  var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
