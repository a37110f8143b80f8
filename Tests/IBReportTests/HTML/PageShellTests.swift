import Testing

@testable import IBReport

/// All pages have one head, one style sheet and one script.
@Suite struct PageShellTests {
  /// The beginnings and ends that the formats write, and the title of each.
  private static let pages: [(opening: String, closing: String, title: String)] = [
    (PageEmitter().frame.opening, PageEmitter().frame.closing, "Keyline report"),
    (DiffHTMLEmitter().frame.opening, DiffHTMLEmitter().frame.closing, "Differences"),
    (PictureListPage.opening("Merge"), PictureListPage.closing, "Merge"),
    (FindingsHTMLPage.opening(version: "1"), FindingsHTMLPage.closing(rules: ""), "Keyline findings"),
  ]

  @Test(arguments: pages.indices)
  func aPageBeginsAndEndsAsAllDo(_ index: Int) {
    let page = Self.pages[index]
    #expect(page.opening.contains("<title>\(page.title)</title>"))
    #expect(page.opening.contains("<style>\n\(PageAssets.style)</style>\n</head>\n<body class="))
    #expect(page.closing.hasSuffix(PageShell.closing))
    for (mark, count) in [
      ("<style", 1), ("<!DOCTYPE html>", 1), ("Content-Security-Policy", 1), ("default-src 'none'", 1),
    ] {
      #expect(page.opening.ranges(of: mark).count == count, "\(mark)")
    }
    #expect(page.closing.ranges(of: "<script>").count == 1)
    #expect((page.opening + page.closing).ranges(of: "<main").count == 1)
    #expect((page.opening + page.closing).ranges(of: "<h1").count == 1)
  }

  @Test func aTitleIsText() {
    #expect(PageShell(kind: .sheet, title: "<b>&").opening.contains("<title>&lt;b&gt;&amp;</title>"))
  }
}
