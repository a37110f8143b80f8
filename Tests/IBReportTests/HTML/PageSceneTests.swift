@testable import IBLayout
import IBContent
import IBModel
@testable import IBReport
import Testing

@Suite struct PageSceneTests {
  private func page(_ layouts: SceneLayout...) -> PageScene {
    page(layouts).scene
  }

  private func page(_ layouts: [SceneLayout]) -> (scene: PageScene, drawings: PageDrawings) {
    var scene = PageScene(identity: Pictures.scene.scene, outline: nil)
    var drawings = PageDrawings()
    for (column, layout) in layouts.enumerated() {
      scene.add(layout, column: column, drawings: &drawings, images: .none)
    }
    return (scene, drawings)
  }

  @Test func whatConfigurationsHaveInCommonStandsOnce() {
    let (scene, drawings) = page([Pictures.scene, Pictures.scene])
    #expect(scene.views.map(\.id) == ["root", "lab.1", "absent"])
    #expect(scene.constraints.count == 1 && drawings.drawings == [[0]] && drawings.shapes.count == 1)
    #expect(scene.layouts.map(\.drawings) == [[-1, 0, -1], [-1, 0, -1]])
    #expect(scene.layouts.map(\.constraints) == [[0], [0]])
  }

  /// Otherwise each of many scenes of one id would have a place for every view of all.
  @Test func aSecondLayoutOfAConfigurationIsOfAnotherScene() {
    let scene = page(Pictures.scene, Pictures.scene)
    #expect(scene.takes(Pictures.scene.scene, column: 2))
    #expect(!scene.takes(Pictures.scene.scene, column: 1) && !scene.takes(Pictures.scene.scene, column: 0))
    var other = Pictures.scene.scene
    other.id = "another"
    #expect(!scene.takes(other, column: 2))
  }

  @Test func aConstantThatDiffersMakesAnotherConstraint() {
    var other = Pictures.scene
    other.constraints[0].constant = 20
    let scene = page(Pictures.scene, other)
    #expect(scene.constraints.map(\.constant) == [16, 20])
    #expect(scene.layouts.map(\.constraints) == [[0], [1]])
  }

  @Test func aViewOfALaterLayoutIsNumberedBehindTheOthers() {
    var other = Pictures.scene
    other.views.insert(ViewLayout(.init(id: "new", element: "button")), at: 1)
    let scene = page(Pictures.scene, other)
    #expect(scene.views.map(\.id) == ["root", "lab.1", "absent", "new"])
    #expect(scene.places(in: scene.layouts[0]) == [0, 1, 2, -1])
    #expect(scene.places(in: scene.layouts[1]) == [0, 2, 3, 1])
  }

  @Test func textIsAShapeCutAtItsView() throws {
    let text = try #require(page([Pictures.scene]).drawings.shapes.first)
    guard case .text(let lines) = text.figure else {
      Issue.record("the label's shape is no text")
      return
    }
    #expect(lines.clip == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(lines.lines.map(\.text) == ["<two> & \"lines\""])
    #expect(text.fill == .black)
  }

  @Test func colorsAreWrittenWithTheirOpacity() {
    #expect(DisplayColor(red: 1, green: 0, blue: 0).cssText == "#ff0000")
    #expect(DisplayColor(white: 0, alpha: 0.5).cssText == "#00000080")
    #expect(DisplayColor(white: 1, alpha: 0.01).cssText == "#ffffff03")
  }

  @Test func pathsAreMovedWithTheirView() {
    let path = ShapePath([.move(.zero), .line(Point(x: 3, y: 0)), .curve(.zero, Point(x: 1, y: 1), .zero), .close])
    #expect(path.data(from: Point(x: 10, y: 20)) == "M10 20L13 20C10 20 11 21 10 20Z")
  }
}
