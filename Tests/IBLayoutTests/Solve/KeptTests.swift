import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// What is kept is decided from the model, before the stored frame is looked at.
@Suite struct KeptTests {
  /// A view without a height, and one whose place is open as well.
  private func open(drawn: String) throws -> SceneLayout {
    let views = view("a", frame: drawn) + view("b", frame: drawn)
    return try layout(
      subviews: views,
      constraints: pinned("a", to: "root", x: 10, y: 30, width: 50) + constraint("w", "b.width", "a.width"))
  }

  private static let drawings = ["1 2 3 4", "10 30 50 44", "0 0 0 0", "200 300 400 500", "-5 -6 7 8"]

  @Test(arguments: drawings)
  func theDrawingDoesNotDecideWhatIsKept(_ drawing: String) throws {
    let layout = try open(drawn: drawing)
    #expect(try layout.view("a").kept == [.height])
    #expect(try layout.view("b").kept == [.x, .y, .height])
  }

  @Test func theDrawingSettlesWhatIsOpen() throws {
    let layout = try open(drawn: "60 70 80 90")
    #expect(try layout.frame("a") == Rect(10, 30, 50, 90))
    #expect(try layout.frame("b") == Rect(60, 70, 50, 90))
  }

  @Test func whatIsOpenIsReportedOnAnAxis() throws {
    let issues = try open(drawn: "60 70 80 90").issues.filter { $0.kind == .ambiguous }
    #expect(issues.map(\.view) == ["a", "b", "b"])
    // Of an axis on which position and length are open, the length is named.
    #expect(issues.map(\.axis) == [.height, .x, .height])
    #expect(issues.first?.message == "view 'a' has an ambiguous height: it may be 0 or 667 points")
  }

  /// Among the places that an inequality allows, the nearest to the stored frame.
  @Test(arguments: [("10 0 5 5", 100.0), ("150 0 5 5", 150), ("300 0 5 5", 200)] as [(String, Double)])
  func theNearestAllowedPlaceIsTaken(_ drawing: String, _ x: Double) throws {
    let constraints =
      constraint("least", "a.leading", "root.leading", constant: 100, relation: "greaterThanOrEqual")
      + constraint("most", "a.leading", "root.leading", constant: 200, relation: "lessThanOrEqual")
      + constraint("y", "a.top", "root.top") + constraint("w", "a.width", constant: 5)
      + constraint("h", "a.height", constant: 5)
    let layout = try layout(subviews: view("a", frame: drawing), constraints: constraints)
    #expect(try layout.frame("a").x == x)
    #expect(try layout.view("a").kept == [.x])
  }

  @Test func aTieBetweenNaturalSizesIsOpen() throws {
    let label = { (id: String) in
      view(id, frame: "0 0 100 10", attributes: "placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"10\"")
    }
    let constraints =
      pinned("a", to: "root", x: 0, y: 0) + constraint("1", "b.leading", "a.trailing")
      + constraint("2", "b.top", "a.top")
      + constraint("3", "b.trailing", "root.trailing")
    let layout = try layout(subviews: label("a") + label("b"), constraints: constraints)
    // One of the two must stretch beyond 50, and nothing says which.
    #expect(try layout.view("a").kept == [.width])
    #expect(try layout.view("b").kept == [.x, .width])
    // Document order: 'a' is settled first, as near as can be to 100.
    #expect(try layout.frame("a").width == 100)
    #expect(try layout.frame("b") == Rect(100, 0, 275, 10))
  }

  /// 35, 70 and 90 do not fit into 130 together. With the first and the last of them 5 points are left for the
  /// intrinsic 24 of 'd', with the first two all 24. The first holds with either of the others.
  @Test func whatRestsOnTheConstraintThatGivesWayIsKept() throws {
    let natural = view("d", attributes: "placeholderIntrinsicWidth=\"10\" placeholderIntrinsicHeight=\"24\"")
    let inner = ["a", "b", "c"].map { view($0) }.joined() + natural
    let heights = [("a", 35.0), ("b", 70), ("c", 90)].map { constraint("\($0)-h", "\($0).height", constant: $1) }
    let column = view("s", tag: "stackView", attributes: "axis=\"vertical\"", subviews: inner)
    let layout = try layout(
      subviews: column,
      constraints: pinned("s", to: "root", x: 0, y: 0, width: 40, height: 130) + heights.joined())
    #expect(layout.issues.contains { $0.kind == .conflict })
    for id in ["b", "c", "d"] { #expect(try layout.view(id).kept.contains(.height), "\(id)") }
    #expect(try layout.frame("a").height == 35 && !layout.view("a").kept.contains(.height))
    #expect(try layout.view("d").kept.contains(.width) == false)
  }

  @Test func aFullyConstrainedSceneKeepsNothing() throws {
    let layout = try layout(
      subviews: view("a", frame: "1 2 3 4"), constraints: pinned("a", to: "root", x: 1, y: 2, width: 3, height: 4))
    #expect(try layout.view("a").kept.isEmpty)
    #expect(layout.issues.isEmpty)
    #expect(try layout.frame("a") == Rect(1, 2, 3, 4))
  }
}
