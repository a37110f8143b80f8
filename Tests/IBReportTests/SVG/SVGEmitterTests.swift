@testable import IBLayout
import IBModel
@testable import IBReport
import Testing

@Suite struct SVGEmitterTests {
  private func picture(_ scene: SceneLayout = Pictures.scene, _ layers: PictureLayer...) -> String {
    let chosen = layers.isEmpty ? Set(PictureLayer.allCases) : Set(layers)
    return text(SVGEmitter(layers: chosen).render(scene, path: "Some/Start.storyboard"))
  }

  @Test func viewsAreGroupsInsideTheirSuperviews() {
    let svg = picture()
    let root = svg.firstRange(of: #"<g id="view-root" class="view view">"#)
    let label = svg.firstRange(of: #"<g id="view-lab_1" class="view label hidden">"#)
    #expect(root != nil && label != nil)
    guard let root, let label else { return }
    #expect(!svg[root.upperBound..<label.lowerBound].contains("</g>"))
  }

  @Test func aViewThatIsNotInstalledIsAbsent() {
    #expect(!picture().contains("absent"))
  }

  @Test func aHiddenViewIsShownOnlyWithTheFrames() {
    #expect(picture(Pictures.scene, .content, .text).contains(#"class="view label hidden" display="none""#))
    #expect(!picture(Pictures.scene, .content, .frames).contains(#"display="none""#))
  }

  @Test func wordsOfTheFileAreEscaped() {
    let svg = picture()
    #expect(svg.contains("&lt;two&gt; &amp; &quot;lines&quot;"))
    #expect(!svg.contains("\u{1}"))
  }

  /// What only one layer brings.
  @Test(
    arguments: [
      (.frames, #"<rect class="frames""#), (.text, #"textLength="30""#), (.names, #"id="names""#),
      (.safeArea, #"id="safe-area""#), (.margins, #"id="margins""#), (.constraints, #"id="constraint-c_1""#),
      (.issues, #"id="issues""#),
    ] as [(PictureLayer, String)])
  func everyLayerCanBeLeftOut(_ layer: PictureLayer, _ mark: String) {
    #expect(picture(Pictures.scene, layer).contains(mark))
    for other in PictureLayer.allCases where other != layer {
      #expect(!picture(Pictures.scene, other).contains(mark), "\(other) brings it too")
    }
  }

  @Test func aKeptPositionDashesTheFirstEdgeAndAKeptSizeTheOther() {
    // The label's frame in the window: 16, 60, 100 × 20, so its bottom is at 80 and its right at 116.
    #expect(picture().contains(#"<path class="frames kept" d="M16 60L16 80M16 80L116 80"/>"#))
  }

  @Test func textIsPlacedFromItsViewAndAsWideAsTheLayoutTookIt() {
    let svg = picture()
    #expect(svg.contains(#"<svg class="text" x="16" y="60" width="100" height="20" font-size="10""#))
    // Centered lines hang in their middle: 35 and half of 30.
    #expect(
      svg.contains(#"<text x="50" y="12.5" textLength="30" lengthAdjust="spacingAndGlyphs">&lt;two&gt;"#))
  }

  @Test func aConstraintHasTicksItsConstantAndItsWords() {
    let svg = picture()
    // From 16, 70 to 0, 70, with ticks of 2 points up and down; the constant in the middle.
    #expect(svg.contains(#"d="M16 70L0 70M16 68L16 72M0 68L0 72""#))
    #expect(svg.contains(#"<text x="8" y="72">≥ 16</text>"#))
    #expect(
      svg.contains("<title>constraint c.1: lab.1.leading ≥ root.safeArea.leading + 16 at priority 750</title>"))
    #expect(svg.contains(#"class="distance optional""#))
  }

  @Test(arguments: [(1000.0, ""), (999, " at priority 999")])
  func aRequiredConstraintNamesNoPriority(_ priority: Double, _ words: String) {
    let line = ConstraintLine(
      id: "c", shape: .size, start: Point(x: 0, y: 0), end: Point(x: 9, y: 0),
      first: .init(view: "a", guide: nil, attribute: .width), relation: .equal,
      second: .init(view: "b", guide: nil, attribute: .width), multiplier: 1, constant: 0, priority: priority)
    #expect(ViewWords.description(of: line) == "constraint c: a.width = b.width\(words)")
  }

  @Test func theSafeAreaIsWhatLiesInsideTheInsets() {
    // 320 × 480 less 20 above and 34 below.
    #expect(picture().contains(#"fill-rule="evenodd" d="M0 0H320V480H0ZM0 20H320V446H0Z""#))
  }

  @Test func issuesOutlineTheirViewAndAreTold() {
    let svg = picture()
    #expect(svg.contains(#"<title>ambiguous: nothing pins it</title><path d="M16 60H116V80H16Z"/>"#))
    #expect(svg.contains(#">ambiguous: nothing pins it</text>"#))
  }

  @Test func moreIssuesThanThereIsRoomForAreCounted() {
    var scene = Pictures.scene
    scene.issues = Array(repeating: scene.issues[0], count: 11)
    // Eight are reported.
    #expect(picture(scene).contains(">and 3 more</text>"))
  }

  @Test func negativeSizesAndNoNumbersDoNotReachThePicture() {
    var scene = Pictures.scene
    scene.views[0].inWindow = Rect(x: 10, y: 10, width: -4, height: 8)
    scene.views[1].inWindow = Rect(x: .nan, y: .infinity, width: 1e300, height: 0)
    let svg = picture(scene)
    #expect(svg.contains(#"x="6" y="10" width="4" height="8""#))
    #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("e+"))
  }

  @Test func idsThatCollideAreToldApart() {
    var scene = Pictures.scene
    scene.views[0].identity = .init(id: "lab 1", element: "view")
    scene.views[1].identity = .init(id: "lab.1", element: "label", parent: "lab 1")
    let svg = picture(scene)
    #expect(svg.contains(#"id="view-lab_1""#) && svg.contains(#"id="view-lab_1-2""#))
  }

  @Test func moreNamesThanCouldBeReadAreLeftOut() throws {
    func count(_ views: Int) throws -> Int {
      var scene = Pictures.scene
      var view = scene.views[1]
      view.hidden = false
      view.appearance = nil
      // 20 columns of cells of 16 × 8 points, so that each has room for its name.
      scene.views += (0..<views).map { place in
        view.identity = .init(id: "n\(place)", element: "label", label: "abcd", parent: "root")
        view.inWindow = Rect(x: 20 * Double(place % 16), y: 9 * Double(place / 16), width: 20, height: 8)
        return view
      }
      let svg = picture(scene, .names)
      let names = try #require(svg.firstRange(of: #"id="names""#))
      return svg[names.upperBound...].ranges(of: "<text ").count
    }
    #expect(try count(100) - count(0) == 100)
    #expect(try count(500) == 400)
  }

  @Test func aXibsViewIsItsOwnScreen() {
    var scene = Pictures.scene
    scene.scene.controller = nil
    scene.sizeSource = .file
    scene.views[0].inWindow = Rect(x: 0, y: 0, width: 300, height: 50)
    #expect(picture(scene).contains(#"<path class="device" d="M0 0H300V50H0Z"/>"#))
    #expect(picture().contains(#"<path class="device" d="M0 0H320V480H0Z"/>"#))
  }

  @Test func theSameLayoutGivesTheSameBytes() {
    #expect(picture() == picture())
  }
}
