import IBMigrate
import IBModel
import Testing

@Suite struct ExplanationTests {
  private func explanation(_ id: String, _ text: String, _ options: MigrationOptions = MigrationOptions()) throws
    -> String?
  {
    try #require(Migrations.named("safe-area")).explain(id, document(in: text), options)
  }

  @Test func bothSidesAreExplained() throws {
    let text = try #require(try explanation("c3", Scenes.storyboard()))
    #expect(text.contains("first item: 'lab'.leading stays: neither a controller's root view nor a layout guide"))
    #expect(text.contains("second item: 'root'.leading becomes safeArea.leading"))
    let top = try #require(try explanation("c1", Scenes.storyboard()))
    #expect(top.contains("second item: 'top'.bottom becomes safeArea.top"))
  }

  @Test func whatStaysIsExplainedToo() throws {
    let text = Scenes.storyboard(constraints: [Scenes.constraint("lab", "top", "root", "top", id: "c1")])
    #expect(try explanation("c1", text)?.contains("vertical edges of the root view stay") == true)
  }

  @Test func aRefusalIsTheExplanation() throws {
    let options = MigrationOptions(deploymentTarget: DeploymentTarget(.init(8, 0), from: "a test"))
    #expect(try explanation("c1", Scenes.storyboard(), options)?.contains("deployment target") == true)
  }

  @Test func otherObjectsHaveNoExplanation() throws {
    #expect(try explanation("lab", Scenes.storyboard()) == nil)
    #expect(try explanation("no such id", Scenes.storyboard()) == nil)
  }

  /// The bottom guide, and a constraint with standard spacing, which Xcode keeps.
  @Test func standardSpacingIsExplained() throws {
    func constraint(_ attribute: String) -> String {
      """
      <constraint firstItem="bot" firstAttribute="\(attribute)" secondItem="lab" secondAttribute="bottom" \
      constant="8" symbolic="YES" id="c1"/>
      """
    }
    let text = try #require(try explanation("c1", Scenes.storyboard(constraints: [constraint("top")])))
    #expect(text.contains("becomes safeArea.bottom: an edge of the bottom layout guide (Xcode: 162 of 176)"), "\(text)")
    #expect(text.contains("standard spacing: kept as standard spacing, as Xcode does"), "\(text)")
    var options = MigrationOptions()
    options.keepStandardSpacing = true
    let kept = try #require(try explanation("c1", Scenes.storyboard(constraints: [constraint("bottom")]), options))
    #expect(kept.contains("bottom layout guide (not observed in Xcode; by analogy)"), "\(kept)")
    #expect(kept.contains("standard spacing: written as a number (--keep-standard-spacing)"), "\(kept)")
  }
}
