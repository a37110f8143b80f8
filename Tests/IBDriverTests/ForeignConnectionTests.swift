import IBDriver
import IBTestSupport
import Testing

/// Connections to objects of other scenes.
@Suite struct ForeignConnectionTests {
  /// Someone copied a form together with its delegate, so all its fields have the same problem.
  @Test func equalOutletsOfSeveralObjectsAreOneFinding() async {
    func field(_ id: String, _ property: String = "delegate") -> String {
      let outlet = "<connections><outlet property=\"\(property)\" destination=\"two\" id=\"out-\(id)\"/></connections>"
      return view(id, tag: "textField", content: outlet)
    }
    let document = storyboard(
      scene(rootView(subviews: field("a") + field("b") + field("c") + field("d", "next")), id: "one"),
      scene(rootView("other"), id: "two"))
    let world = MemoryWorld(["a.storyboard": document])
    _ = await world.run("lint", "--quiet", "--only-rule", "connection-into-another-scene", "a.storyboard")
    let warnings = world.output.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(warnings.count == 2, "\(world.output)")
    #expect(warnings.first?.contains("outlet 'delegate' refers to") == true)
    #expect(
      warnings.first?.contains(
        "in another scene, as do 2 more text fields, so the build disconnects the outlets: delete them") == true,
      "\(world.output)")
    #expect(world.output.contains("the same connection is here (also line "), "\(world.output)")
  }
}
