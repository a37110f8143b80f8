import IBConvert
import ProposalLayout
import Testing

/// What is printed is read back, and what is not printed is refused at its place.
@Suite struct ReadingTests {
  private static func file(_ body: String) -> String {
    """
    import SwiftUI

    /// Interface Builder: a
    struct CardView: View {
      @State private var name: String = "var body {"

      var body: some View {
    \(body)
      }
    }
    """
  }

  private static func read(_ body: String) throws(SourceProblem) -> ViewNode {
    try PrintedFile.read(file(body), layouts: [:]).get().node
  }

  private static func leaf(_ source: String) -> ViewNode {
    ViewNode(.hosted(HostedLeaf(source, width: .init(), height: .init())))
  }

  @Test func stacksAndModifiersAreRead() throws {
    let node = try Self.read(
      """
      VStack(alignment: .leading, spacing: 12.5) { // a comment with a }
        Text("A \\"brace\\" {").font(.body)
        Spacer(minLength: 0)
        Color.red
          .frame(width: 40, alignment: .topLeading)
          .padding(.horizontal, 8)
      }
      .frame(maxWidth: .infinity)
      .background(alignment: .top) {
        Color(uiColor: .systemRed)
          .ignoresSafeArea(edges: [.top, .leading])
      }
      """)
    #expect(
      node
        == ViewNode.vStack(
          alignment: .leading, spacing: 12.5,
          [
            Self.leaf(#"Text("A \"brace\" {")"#).neutral("font(.body)"), .spacer(minLength: 0),
            Self.leaf("Color.red").frame(width: 40, alignment: .topLeading).padding(.horizontal, 8),
          ]
        ).frame(maxWidth: .infinity).background(
          alignment: .top, [Self.leaf("Color(uiColor: .systemRed)").ignoresSafeArea([.top, .leading])]))
  }

  @Test func theBracesOfAControlBelongToIt() throws {
    let node = try Self.read(
      """
          Button(action: go) {
            Image(systemName: "star")
          }
          .padding(EdgeInsets(top: 1, leading: 0, bottom: -2, trailing: 0))
      """)
    let button = Self.leaf("Button(action: go) {\n  Image(systemName: \"star\")\n}")
    #expect(node == button.padding(EdgeInsets(top: 1, bottom: -2)))
  }

  @Test func choicesBySizeClassAreRead() throws {
    let node = try Self.read(
      """
      VStack(spacing: 0) {
        if horizontalSizeClass == .regular && verticalSizeClass == .compact {
          Color.red
        } else {
          Color.blue
        }
        Group {
          if verticalSizeClass == .regular { Color.red } else { Color.blue }
        }
        .padding(8)
      }
      """)
    let both = [Self.leaf("Color.red"), Self.leaf("Color.blue")]
    let first = ViewNode(.choice(SizeClassChoice(isRegularWidth: true, isRegularHeight: false)), children: both)
    let second = ViewNode(.choice(SizeClassChoice(isRegularHeight: true)), children: both)
    #expect(node == ViewNode.vStack(spacing: 0, [first, second.padding(EdgeInsets(8))]))
  }

  /// A geometry reader says how long a scroll view is, and nothing else.
  @Test func contentAsLongAsItsScrollViewIsRead() throws {
    let node = try Self.read(
      """
      GeometryReader { viewport in
        ScrollView([.horizontal, .vertical]) {
          Color.red
            .padding(8)
            .frame(minWidth: viewport.size.width, minHeight: viewport.size.height)
        }
      }
      .padding(4)
      """)
    let scroll = ViewNode(
      .scroll(ScrollContainer(.both, filled: .both)), children: [Self.leaf("Color.red").padding(EdgeInsets(8))])
    #expect(node == scroll.padding(EdgeInsets(4)))
  }

  @Test(arguments: [
    ("if verticalSizeClass == .regular { Text(\"a\") }", "'if' is not supported"),
    ("if verticalSizeClass == .regular { Text(\"a\") } else if isOn { Text(\"b\") }", "'if' is not supported"),
    ("Group { if verticalSizeClass == .regular { Text(\"a\") } else { Text(\"b\") }; x }", "'Group' is not supported"),
    ("if isOn { Text(\"a\") }", "'if' is not supported"), ("ForEach(rows) { Text($0) }", "'ForEach' is not supported"),
    ("VStack { Text(\"a\") }", "the stack needs a numeric spacing"),
    ("Text(\"a\").frame(width: side)", "'.frame(width: side)' is"),
    ("Text(\"a\").alignmentGuide(.top) { _ in 0 }", "'.alignmentGuide' is not"),
    ("Text(\"a\")\nText(\"b\")", "a body must contain one view, not 2"), ("Text(\"a", "this text is not closed"),
    ("HStack(spacing: 1)", "the views of 'HStack' are expected"), ("Text(", "this bracket is not closed"),
    // A geometry reader says how long a scroll view is, and its one frame has that length.
    (
      "GeometryReader { viewport in Color.red.frame(minHeight: viewport.size.height) }",
      "'GeometryReader' is not supported"
    ),
    ("GeometryReader { viewport in ScrollView { Color.red } }", "'GeometryReader' is not supported"),
    (
      "GeometryReader { viewport in ScrollView { Color.red.frame(minWidth: viewport.size.width) } }",
      "'GeometryReader' is not supported"
    ),
    (
      "GeometryReader { viewport in ScrollView { Color.red.frame(minHeight: viewport.size.height).padding(8) } }",
      "'GeometryReader' is not supported"
    ),
    (
      "GeometryReader { viewport in ScrollView { HStack(spacing: 0) { Color.red.frame(minHeight: viewport.size.height) }.frame(minHeight: viewport.size.height) } }",
      "'GeometryReader' is not supported"
    ),
    (
      "GeometryReader { geometry in ScrollView { Color.red.frame(minHeight: geometry.size.height) } }",
      "'GeometryReader' is not supported"
    ),
    ("ScrollView { Color.red.frame(minHeight: viewport.size.height) }", "'.frame(minHeight: viewport.size.height)' is"),
  ])
  func whatIsNotPrintedIsRefused(body: String, words: String) {
    guard case .failure(let problem) = PrintedFile.read(Self.file(body), layouts: [:]) else {
      Issue.record("it was read")
      return
    }
    #expect(problem.message.hasPrefix(words))
    #expect(problem.offset <= Self.file(body).utf8.count)
  }

  @Test func depthIsLimited() {
    let body = String(repeating: "HStack(spacing: 0) {", count: 5000) + String(repeating: "}", count: 5000)
    guard case .failure(let problem) = PrintedFile.read(Self.file(body), layouts: [:]) else {
      Issue.record("it was read")
      return
    }
    #expect(problem.message == "views are nested deeper than 400")
  }

  /// A file that is cut off at its end is refused at a place in what is left; the whole file is read.
  @Test func everyBeginningIsRefused() throws {
    let text = Self.file(
      """
      VStack(alignment: .leading, spacing: 1) {
        Text("a\\"") /* c */
          .padding([.top], 8)
        Group {
          if horizontalSizeClass == .regular { Color.red } else { Color.blue }
        }
        GeometryReader { viewport in
          ScrollView { Color.red.frame(minHeight: viewport.size.height) }
        }
      }
      """)
    func problem(_ part: Substring) -> SourceProblem? {
      if case .failure(let problem) = PrintedFile.read(String(part), layouts: [:]) { problem } else { nil }
    }
    #expect(problem(text[...]) == nil)
    for count in 0..<text.count {
      let problem = try #require(problem(text.prefix(count)), "\(count) characters were read")
      #expect(problem.offset <= text.prefix(count).utf8.count, "\(count) characters: \(problem.message)")
    }
  }

  /// A file without its beginning may be readable; a problem is at a place in what is left.
  @Test func everyEndIsReadOrRefusedAtAPlaceInIt() {
    let text = Self.file("HStack(spacing: 1) { Text(\"a\\\"\") }")
    for count in 0...text.count {
      guard case .failure(let problem) = PrintedFile.read(String(text.dropFirst(count)), layouts: [:]) else { continue }
      #expect(problem.offset <= text.dropFirst(count).utf8.count, "without \(count) characters: \(problem.message)")
    }
  }
}
