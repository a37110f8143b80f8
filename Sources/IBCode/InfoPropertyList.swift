/// What the property list of an app asks of documents: the storyboards that the system opens.
///
/// Source: Apple's documentation of UIMainStoryboardFile, UISceneStoryboardFile and NSExtensionMainStoryboard.
package enum InfoPropertyList {
  /// Keys whose value is the name of a storyboard; with a suffix they are for one kind of device.
  private static let keys = ["NSExtensionMainStoryboard", "UIMainStoryboardFile", "UISceneStoryboardFile"]

  /// The names in the order of the file, of a list in the form of XML; a name with a variable of the build says nothing.
  package static func uses(in bytes: [UInt8]) -> [NameUse] {
    var uses: [NameUse] = []
    var place = 0
    var key = ""
    while let element = nextElement(bytes, from: place) {
      place = element.end
      let text = String(decoding: bytes[element.content], as: UTF8.self)
      if element.isKey {
        key = text
        continue
      }
      defer { key = "" }
      let name = text.hasSuffix(".storyboard") ? String(text.dropLast(".storyboard".count)) : text
      let isNamed = keys.contains { key == $0 || key.hasPrefix("\($0)~") }
      guard isNamed, !name.isEmpty, !name.contains("$") else { continue }
      let range = element.content
      uses.append(
        NameUse(kind: .mainStoryboard, name: name, lower: range.lowerBound, upper: range.upperBound))
    }
    return uses
  }

  /// The texts of some keys, of a list in the form of XML: the value of each, or the elements of its array.
  static func strings(of keys: [String], in bytes: [UInt8]) -> [String] {
    var strings: [String] = []
    var place = 0
    var isAsked = false
    while let element = nextElement(bytes, from: place) {
      place = element.end
      let text = String(decoding: bytes[element.content], as: UTF8.self)
      if element.isKey { isAsked = keys.contains(text) } else if isAsked { strings.append(text) }
    }
    return strings
  }

  /// The next `<key>` or `<string>` from a place on, with the range of its text.
  private static func nextElement(
    _ bytes: [UInt8], from start: Int
  ) -> (isKey: Bool, content: Range<Int>, end: Int)? {
    var place = start
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      let isKey = bytes[place...].starts(with: "<key>".utf8)
      if isKey || bytes[place...].starts(with: "<string>".utf8) {
        let content = place + (isKey ? "<key>" : "<string>").utf8.count
        let end = bytes[content...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return (isKey, content..<end, end)
      }
      place += 1
    }
    return nil
  }
}
