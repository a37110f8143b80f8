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

  @Test func theOutletsOfAnObjectToAnotherAreOneFinding() async {
    let outlets = ["delegate", "dataSource"].map { "<outlet property=\"\($0)\" destination=\"two\" id=\"out-\($0)\"/>" }
    let table = view("a", tag: "tableView", content: "<connections>\(outlets.joined())</connections>")
    let document = storyboard(
      scene(rootView(subviews: table), id: "one"), scene(rootView("other"), id: "two", tag: "tableViewController"))
    let world = MemoryWorld(["a.storyboard": document])
    _ = await world.run("lint", "--quiet", "--only-rule", "connection-into-another-scene", "a.storyboard")
    let warnings = world.output.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(warnings.count == 1, "\(world.output)")
    #expect(world.output.contains("outlets 'delegate' and 'dataSource' refer to table view"), "\(world.output)")
  }

  /// A copied button sends its action to the controller of the scene from which it comes. Its own controller may have the
  /// method, and the button may already send it.
  @Test(arguments: [
    ("", "", "disconnects the action: delete it; "),
    ("@IBAction func tap(_ sender: Any) {}", "", "disconnects the action: connect it to Two, or delete it; "),
    ("@IBAction func tap(_ sender: Any) {}", "touchUpInside", "disconnects the action: delete it; "),
    ("@IBAction func tap(_ sender: Any) {}", "touchDown", "disconnects the action: connect it to Two, or delete it; "),
  ])
  func anActionIsForTheControllerOfItsScene(_ method: String, _ event: String, _ remedy: String) async {
    func action(_ event: String, _ target: String) -> String {
      "<action selector=\"tap:\" destination=\"\(target)\" eventType=\"\(event)\" id=\"act-\(target)\"/>"
    }
    let actions = action("touchUpInside", "one") + (event.isEmpty ? "" : action(event, "two"))
    let button = view("a", tag: "button", content: "<connections>\(actions)</connections>")
    func controller(_ name: String) -> String {
      "customClass=\"\(name)\" customModule=\"Shop\" customModuleProvider=\"target\""
    }
    let document = storyboard(
      scene(rootView(), id: "one", attributes: controller("One")),
      scene(rootView("other", subviews: button), id: "two", attributes: controller("Two")))
    let world = MemoryWorld([
      "Shop.xcodeproj/project.pbxproj": "", ".git/config": "", "a.storyboard": document,
      "App.swift": "class One: UIViewController {}; class Two: UIViewController { \(method) }",
    ])
    _ = await world.run("lint", "--no-layout", "--only-rule", "connection-into-another-scene,unknown-action")
    #expect(world.output.contains(remedy), "\(world.output)")
    // The build drops the action, so the button never sends it.
    #expect(!world.output.contains("class One has no action"), "\(world.output)")
  }
}
