import IBSource

/// The ends of XML's sections that hold any text.
enum SectionEnd {
  static let comment = ByteSearch("-->")
  static let instruction = ByteSearch("?>")
  static let literal = ByteSearch("]]>")
}
