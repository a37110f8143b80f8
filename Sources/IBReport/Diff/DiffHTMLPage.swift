/// The beginning and the end of a page of differences.
enum DiffHTMLPage {
  static let opening = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Differences</title>
    <style>
    \(PageAssets.base)\(PageAssets.document)</style>
    </head>
    <body>
    <main>
    <h1>Differences</h1>

    """

  static let closing = "</main>\n</body>\n</html>\n"
}
