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
}
