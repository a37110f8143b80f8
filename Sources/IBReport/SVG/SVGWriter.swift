/// Writes the elements of an SVG document; the result is always well-formed XML.
struct SVGWriter {
  typealias Attributes = KeyValuePairs<String, String?>

  private(set) var bytes: [UInt8] = []
  private var openElements: [String] = []
  /// The source of image files.
  let images: PictureImages
  /// By kind and content, the ids of the definitions of the document.
  private var definitions: [String: String] = [:]

  init(images: PictureImages = .none) {
    self.images = images
  }

  /// The id of an element that is written once and used often, and whether the caller must still write it.
  mutating func definition(_ kind: String, of content: String) -> (id: String, isNew: Bool) {
    let key = "\(kind) \(content)"
    if let known = definitions[key] { return (known, false) }
    let id = "\(kind)-\(definitions.count + 1)"
    definitions[key] = id
    return (id, true)
  }

  /// Opens an element; attributes without a value are left out.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    writeTag(name, attributes)
    append(">\n")
    openElements.append(name)
  }

  /// Closes the innermost open element, if there is one.
  mutating func close() {
    guard let name = openElements.popLast() else { return }
    append("</\(name)>\n")
  }

  /// Writes an element whose content `body` writes.
  mutating func element(_ name: String, _ attributes: Attributes = [:], _ body: (inout SVGWriter) -> Void) {
    open(name, attributes)
    body(&self)
    close()
  }

  /// An element without content.
  mutating func element(_ name: String, _ attributes: Attributes) {
    writeTag(name, attributes)
    append("/>\n")
  }

  /// An element with only text. A viewer shows `title`, if given, while the pointer is over the element.
  mutating func text(_ name: String, _ attributes: Attributes = [:], _ content: String, title: String? = nil) {
    writeTag(name, attributes)
    append(">")
    if let title { text("title", title) }
    appendEscaped(content)
    append("</\(name)>\n")
  }

  /// An element with only text and no attributes.
  mutating func text(_ name: String, _ content: String) {
    append("<\(name)>")
    appendEscaped(content)
    append("</\(name)>")
  }

  private mutating func writeTag(_ name: String, _ attributes: Attributes) {
    append("<\(name)")
    for (key, value) in attributes {
      guard let value else { continue }
      append(" \(key)=\"")
      appendEscaped(value)
      append("\"")
    }
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  /// Escapes markup; characters that XML 1.0 does not allow are dropped, and other white space becomes a space.
  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": append(" ")
      case _ where scalar.isAllowedInXML: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      default: break
      }
    }
  }
}

extension Unicode.Scalar {
  /// Source: XML 1.0, production 2 (Char), without the C1 controls, which are discouraged there.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
