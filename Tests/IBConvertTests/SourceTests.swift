import IBLayout
import IBModel
import IBTestSupport
import ProposalLayout
import Testing

@testable import IBConvert

/// Source is printed from the tree that was laid out.
@Suite struct SourceTests {
  private static func files(_ subviews: String, _ constraints: String) throws -> [ConvertedFile] {
    let document = try model(storyboard(scene(rootView(subviews: subviews, constraints: constraints))))
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    var converter = SceneConverter(scene, LeafReader(document))
    return converter.files()
  }

  @Test func aScenePrintsItsTree() throws {
    let title = view("title", tag: "label", attributes: #"text="Say &quot;hi&quot;""#)
    let file = try #require(
      try Self.files(
        title,
        constraint("a", "title.leading", "safe.leading", constant: 12)
          + constraint("b", "safe.trailing", "title.trailing", constant: 12)
          + constraint("c", "title.top", "safe.top", constant: 30) + constraint("d", "title.height", constant: 40)
      ).first)
    #expect(
      file.text == """
        import SwiftUI

        /// Interface Builder: scene-vc
        struct SceneSceneVcView: View {
          var body: some View {
            Text("Say \\"hi\\"")
              .lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: 40)
              .padding(.top, 30)
              .padding(.horizontal, 12)
              .frame(maxHeight: .infinity, alignment: .top)
          }
        }

        """)
    #expect(file.lines == ["title": 6])
    #expect(file.proof.verdicts.map(\.status) == [.same])
    #expect(file.isReadBack)
  }

  /// What a label has by itself is not said again; a view with others inside stays apart from them.
  @Test func accessibilityBecomesModifiers() throws {
    let spoken =
      #"<accessibility key="accessibilityConfiguration" identifier="sum" label="The sum" hint="Of all">"#
      + #"<accessibilityTraits key="traits" staticText="YES" header="YES" notEnabled="YES"/></accessibility>"#
    let hidden =
      #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>"#
    let group = #"<accessibility key="accessibilityConfiguration" identifier="all"/>"#
    let labels =
      view("sum", tag: "label", frame: "0 0 90 20", .mask(""), attributes: #"text="Sum""#, content: spoken)
      + view("line", frame: "0 20 90 1", .mask(""), content: hidden)
    let file = try #require(
      try Self.files(
        view("box", frame: "10 10 90 30", .mask(""), content: "<subviews>\(labels)</subviews>" + group), ""
      ).first)
    #expect(
      file.text.contains(
        """
        .accessibilityLabel("The sum")
                .accessibilityHint("Of all")
                .accessibilityIdentifier("sum")
                .accessibilityAddTraits(.isHeader)
        """))
    #expect(file.text.contains(".accessibilityHidden(true)"))
    #expect(
      file.text.contains(
        "    .accessibilityElement(children: .contain)\n    .accessibilityIdentifier(\"all\")"))
    #expect(file.isReadBack)
  }

  /// A layout of the app's own is read back as what it was printed from.
  @Test func aGeneratedLayoutIsReadBack() throws {
    let sizes = ["a", "b"].map {
      constraint("\($0)h", "\($0).height", constant: 30) + constraint("\($0)w", "\($0).width", constant: 60)
    }
    let file = try #require(
      try Self.files(
        view("a") + view("b"),
        sizes.joined() + constraint("1", "a.centerX", "root.centerX", multiplier: "0.5")
          + constraint("2", "a.top", "root.top", constant: 40) + constraint("3", "b.leading", "a.leading", constant: 20)
          + constraint("4", "b.centerY", "root.centerY", multiplier: "1.3")
      ).first)
    #expect(file.tree.kinds == [0: .generated])
    #expect(file.layouts.count == 1)
    #expect(file.isReadBack)
  }

  private static func convertible(_ text: String) throws -> (scene: ConvertibleScene, leaves: LeafReader) {
    let document = try model(text)
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    return (scene, LeafReader(document))
  }

  /// Number 112,198 of the mutants: 10,808 scenes of one class, for each of which all names before were tried.
  @Test func thousandsOfScenesMayHaveOneName() throws {
    let (price, leaves) = try Self.convertible(storyboard(scene(rootView(), attributes: #"customClass="Price""#)))
    let taken = Set((1...10_808).map { $0 == 1 ? "PriceView" : "PriceView\($0)" })
    var converter = SceneConverter(price, leaves, besides: taken)
    #expect(converter.files().first?.typeName == "PriceView10809")
    var holes = SceneConverter(price, leaves, besides: ["PriceView", "PriceView2", "PriceView4"])
    #expect(holes.files().first?.typeName == "PriceView5")
  }

  /// How the views of a scene are written was found anew for each kind of cell.
  @Test func cellsCostTheSameEach() async throws {
    func time(_ count: Int) throws -> Duration {
      let cells = (0..<count).map { number in
        view(
          "q\(number)", tag: "tableViewCell", attributes: #"reuseIdentifier="R\#(number)""#,
          content: """
            <tableViewCellContentView key="contentView" tableViewCell="q\(number)" id="p\(number)">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(view("l\(number)", tag: "label", attributes: #"text="Price""#))</subviews>
            </tableViewCellContentView>
            """)
      }
      let table = rootView(tag: "tableView", content: "<prototypes>\(cells.joined())</prototypes>")
      let (tables, leaves) = try Self.convertible(storyboard(scene(table)))
      var converter = SceneConverter(tables, leaves, besides: [])
      var files: [ConvertedFile] = []
      let time = ContinuousClock().measure { files = converter.files() }
      #expect(files.count == count + 1)
      return time
    }
    _ = try time(1)
    let isEven = try await holdsInATry {
      let few = try time(20)
      return try time(320) < few * 200
    }
    #expect(isEven)
  }

  @Test func namesAreIdentifiers() {
    #expect(SwiftText.identifier("sign-in button", isType: false) == "signInButton")
    #expect(SwiftText.identifier("3D view", isType: true) == "View3DView")
    #expect(SwiftText.identifier("class", isType: false) == "classValue")
    #expect(SwiftText.identifier("…", isType: true) == nil)
  }

  @Test func numbersHaveNoMoreDigitsThanTheyNeed() {
    #expect(
      [16, 0.5, -0.25, 1.0 / 3, .infinity].map(SwiftText.number) == ["16", "0.5", "-0.25", "0.333", ".infinity"])
  }
}
