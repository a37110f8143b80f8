/// The beginning and the end of every page: one head, one style sheet, one script.
///
/// A page loads nothing and sends nothing; its content security policy enforces this. The text can be read without the
/// script.
struct PageShell {
  /// The kind of page, by its name in the style sheet.
  enum Kind: String {
    /// The report, which fills the window.
    case app
    /// Read from top to bottom.
    case sheet
  }

  let kind: Kind
  /// Plain words.
  let title: String
  /// The program and its version in words; nil for none.
  var generator: String?

  var opening: String {
    let author = generator.map { "<meta name=\"generator\" content=\"\($0.escapedForXML)\">\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(author)<meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title.escapedForXML)</title>
      <style>
      \(PageAssets.style)</style>
      </head>
      <body class="\(kind.rawValue)">

      """
  }

  static let closing = """
    <script>
    \(PageAssets.script)</script>
    </body>
    </html>

    """

  /// Only content of the page; pictures that the script makes are blobs.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: blob:"
}
