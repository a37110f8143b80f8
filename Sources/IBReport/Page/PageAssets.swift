/// The beginning and the end of a page.
enum PageAssets {
  /// The content policy forbids loading and sending anything.
  static let head = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; img-src data: blob:">
    <title>Keyline report</title>
    <style>
    \(base)\(sheet)</style>
    </head>
    <body>
    <noscript>This report draws its pictures with a script; turn scripts on to see it.</noscript>
    \(markup)
    """

  static let tail = """

    <script>
    \(script)</script>
    </body>
    </html>

    """
}
