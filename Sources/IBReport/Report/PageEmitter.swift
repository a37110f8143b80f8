package import IBModel

/// Documents as one page for a browser: it needs no network and no server, every document is in it.
///
/// The page's script draws what is looked at from the layouts' data, so that hundreds of scenes cost what their numbers
/// take and not what their pictures would. Script and sheet are `Assets/`, embedded by `keyline-dev generate page`.
package struct PageEmitter: ReportEmitter {
  package static let name = "html"

  package let showsDocuments = true
  package let frame = OutputFrame(opening: PageAssets.head, separator: "\n", closing: PageAssets.tail)

  package init() {}

  /// One document's part of the page.
  ///
  /// - Parameter layouts: asked for to be drawn; their findings are listed in the page.
  package func render(_ layouts: FileLayouts, outline: DocumentOutline) -> [UInt8] {
    var writer = JSONWriter()
    PageJSON.write(PageDocument(layouts, outline: outline), to: &writer)
    let path = layouts.path.escapedForXML
    return Array(#"<script type="application/json" class="document" data-path="\#(path)">"#.utf8)
      + writer.bytes.withoutMarkup + Array("</script>".utf8)
  }
}

extension [UInt8] {
  /// JSON in which nothing can be taken for the end of the script around it: `<` occurs only inside strings.
  fileprivate var withoutMarkup: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for byte in self {
      if byte == UInt8(ascii: "<") { bytes += #"\u003c"#.utf8 } else { bytes.append(byte) }
    }
    return bytes
  }
}
