package import IBCompare
package import IBModel
import IBSource

/// Documents as one page for a browser that needs no network and no server.
///
/// The page's script draws only the visible part, from the layouts' data, so the page's size grows with the data and
/// not with pictures. Script and stylesheet are in `Page/Assets/`.
package struct PageEmitter: ReportEmitter {
  package let showsDocuments = true
  package let frame = OutputFrame(
    opening: PageShell(kind: .app, title: "Keyline report").opening + Self.noScript + PageAssets.markup,
    separator: "\n",
    closing: "\n" + PageShell.closing)

  private static let noScript =
    "<noscript>This report draws its pictures with a script; turn scripts on to see it.</noscript>\n"

  package init() {}

  /// The part of the page about one document.
  ///
  /// - Parameters:
  ///   - layouts: made for drawing; the page lists their findings.
  ///   - properties: the properties of the document's objects.
  ///   - images: the source of image files.
  package func render(
    _ layouts: FileLayouts, outline: DocumentOutline, properties: consuming DiffOutline, images: PictureImages
  ) -> [[UInt8]] {
    let path = layouts.path.escapedForXML
    let document = PageDocument(layouts, outline: outline, properties: properties, images: images)
    return JSONWriter.script(#"<script type="application/json" class="document" data-path="\#(path)">"#) {
      PageJSON.write(document, to: &$0)
    }
  }

  /// The findings outside the documents of the page, followed by each image file once, even if many views show it. The
  /// page's script reads it when it first draws a view that shows it.
  package func rest(_ images: PictureImages, findings: [FileFindings]) -> [UInt8] {
    findings.filter { !$0.findings.isEmpty }.flatMap(render) + render(images)
  }

  /// The screens in each class of windows, with which the page begins.
  package func render(_ report: ReportArrangement) -> [UInt8] {
    JSONWriter.script("\n<script type=\"application/json\" id=\"matrix-data\">") {
      PageMatrix.write(report, to: &$0)
    }.flatMap(\.self)
  }

  private func render(_ findings: FileFindings) -> [UInt8] {
    let path = findings.source.path.escapedForXML
    return JSONWriter.script("\n<script type=\"application/json\" class=\"findings\" data-path=\"\(path)\">") {
      FindingsJSON.write(findings, to: &$0)
    }.flatMap(\.self)
  }

  private func render(_ images: PictureImages) -> [UInt8] {
    images.shown.flatMap { path, uri in
      Array("\n<script type=\"text/plain\" class=\"image\" data-path=\"\(path.escapedForXML)\">\(uri)</script>".utf8)
    }
  }
}
