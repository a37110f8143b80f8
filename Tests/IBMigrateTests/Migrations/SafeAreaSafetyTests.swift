import IBMigrate
import IBModel
import IBSource
import Testing

@Suite struct SafeAreaSafetyTests {
  private static let symbolic = [
    Scenes.constraint("lab", "leading", "root", "leading", more: " constant=\"20\" symbolic=\"YES\"", id: "c1"),
    Scenes.constraint("lab", "top", "top", "bottom", more: " symbolic=\"YES\"", id: "c2"),
    Scenes.constraint("lab", "width", "root", "width", more: " constant=\"-20\"", id: "c3"),
  ]

  @Test func eachStandardSpacingThatGetsLostIsWarnedOf() throws {
    let findings = try migrated(Scenes.storyboard(constraints: Self.symbolic)).findings
    let lost = findings.filter { $0.rule == "standard-spacing-lost" }
    #expect(lost.map(\.objectID) == ["c1", "c2"])
    #expect(lost.allSatisfy { $0.severity == .warning })
  }

  @Test func theLossShowsInTheFrames() throws {
    let frames = try migrated(Scenes.storyboard(constraints: Self.symbolic)).frames
    // From x 20 to 0 and from 8 below the guide to 0, on each device.
    #expect(frames.unchangedCount == 0)
    #expect(!frames.isAsExpected)
    let first = try #require(frames.results.first?.moves.first)
    #expect(first.view == "lab")
    #expect(first.before?.x == 20)
    #expect(first.after?.x == 0)
  }

  @Test func standardSpacingIsKeptOnRequest() throws {
    let options = MigrationOptions(keepStandardSpacing: true)
    let result = try migrated(Scenes.storyboard(constraints: Self.symbolic), options)
    let guide = try guideID(in: result.text)
    #expect(
      result.text.contains(Scenes.constraint("lab", "leading", guide, "leading", more: " constant=\"20\"", id: "c1")))
    // Nothing written: 8 points to a layout guide.
    #expect(result.text.contains(Scenes.constraint("lab", "top", guide, "top", more: " constant=\"8\"", id: "c2")))
    #expect(!result.findings.contains { $0.rule == "standard-spacing-lost" })
  }

  @Test func standardSpacingThatIsKeptMovesNothing() throws {
    let options = MigrationOptions(keepStandardSpacing: true)
    let frames = try migrated(Scenes.storyboard(constraints: [Self.symbolic[0]]), options).frames
    #expect(frames.isAsExpected)
    #expect(frames.unchangedCount == 6)
  }

  @Test func framesStayExceptBesideTheSensorHousing() throws {
    let frames = try migrated(Scenes.storyboard()).frames
    #expect(frames.results.count == 8)
    #expect(frames.unchangedCount == 6)
    #expect(frames.isAsExpected)
    let moving = frames.results.filter { !$0.moves.isEmpty }
    #expect(moving.map(\.configuration) == ["iphone-15.landscape", "iphone-15-pro-max.landscape"])
    for result in moving { #expect(result.moves.map(\.view) == ["lab"] && result.moves[0].clearsHousing) }
    // 852 points wide with 59 on each side (Measurements/Devices.md#runtime-insets).
    #expect(moving[0].moves[0].before?.x == 0 && moving[0].moves[0].before?.width == 852)
    #expect(moving[0].moves[0].after?.x == 59 && moving[0].moves[0].after?.width == 734)
  }

  /// Between the safe area's edges 734 points are left of 852; the width of the whole view no longer fits.
  @Test func constraintsThatComeToContradictEachOtherAreNamed() throws {
    let width = Scenes.constraint("lab", "width", "root", "width", id: "wid")
    let frames = try migrated(Scenes.storyboard(constraints: Scenes.standardConstraints + [width])).frames
    #expect(!frames.isAsExpected)
    let conflicting = frames.results.filter { !$0.newConflicts.isEmpty }
    #expect(conflicting.map(\.configuration) == ["iphone-15.landscape", "iphone-15-pro-max.landscape"])
    #expect(conflicting.first?.newConflicts.map { $0.sorted() } == [["c3", "c4", "wid"]])
  }

  @Test func anOldDeploymentTargetIsRefusedWithTheReason() throws {
    // 0x0800 = 2048 stands for 8.0, 0x0900 = 2304 for 9.0.
    let old = Scenes.storyboard(deployment: "<deployment version=\"2048\" identifier=\"iOS\"/>")
    let refused = try #require(try refusal(of: old))
    #expect(refused.rule == "deployment-target")
    #expect(refused.message.contains("8.0"))
    let enough = Scenes.storyboard(deployment: "<deployment version=\"2304\" identifier=\"iOS\"/>")
    #expect(try refusal(of: enough) == nil)
  }

  @Test func theUserKnowsBetterThanTheDocumentAndTheDocumentThanTheProject() throws {
    let old = Scenes.storyboard(deployment: "<deployment version=\"2048\" identifier=\"iOS\"/>")
    let nine = DeploymentTarget(.init(9, 0), from: "a test")
    let eight = DeploymentTarget(.init(8, 4), from: "a test")
    #expect(try refusal(of: old, MigrationOptions(deploymentTarget: nine)) == nil)
    #expect(try refusal(of: old, MigrationOptions(projectTarget: nine)) != nil)
    #expect(try refusal(of: Scenes.storyboard(), MigrationOptions(projectTarget: eight)) != nil)
    #expect(try refusal(of: Scenes.storyboard(), MigrationOptions(projectTarget: nine)) == nil)
  }

  @Test func anUnknownDeploymentTargetIsANote() throws {
    let findings = try migrated(Scenes.storyboard()).findings
    #expect(findings.map(\.rule) == ["deployment-target-unknown"])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func sizesOfLayoutGuidesAreRefused() throws {
    let odd = Scenes.constraint("lab", "height", "top", "height", id: "c1")
    let refused = try #require(try refusal(of: Scenes.storyboard(constraints: [odd])))
    #expect(refused.rule == "layout-guide-size")
    #expect(refused.objectID == "c1")
  }

  @Test func theOuterEdgeOfAGuideIsWarnedOf() throws {
    let outer = Scenes.constraint("lab", "top", "top", "top", id: "c1")
    let result = try migrated(Scenes.storyboard(constraints: [outer]))
    #expect(result.findings.contains { $0.rule == "layout-guide-outer-edge" && $0.objectID == "c1" })
    #expect(result.text.contains(Scenes.constraint("lab", "top", try guideID(in: result.text), "top", id: "c1")))
  }

  @Test func anIDThatIsThereTwiceIsRefused() throws {
    let text = Scenes.storyboard().split(separator: "id=\"lab\"").joined(separator: "id=\"top\"")
    #expect(try refusal(of: text)?.rule == "duplicate-id")
  }
}
