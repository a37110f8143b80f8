import IBDriver
import IBTestSupport
import Testing

/// Every command lays a document out in the same environment, by the same configuration file.
@Suite struct EnvironmentTests {
  /// A tab bar controller whose tab is in another storyboard.
  private static let main = storyboard(
    scene(
      """
      <tabBar key="tabBar" id="bar"/>
      <connections><segue id="s" destination="ref" kind="relationship" relationship="viewControllers"/></connections>
      """, id: "tabs", tag: "tabBarController"),
    """
    <scene sceneID="scene-ref"><objects><viewControllerPlaceholder id="ref" storyboardName="Detail"/></objects></scene>
    """)

  /// A button that ends 4 points above the bottom of the view, so that only a tab bar covers it.
  private static let detail = storyboard(
    scene(
      rootView(
        subviews: view("button", tag: "button"),
        constraints: constraint("low", "root.bottom", "button.bottom", constant: 4)
          + constraint("left", "button.leading", "root.leading", constant: 20)
          + constraint("wide", "button.width", constant: 100) + constraint("high", "button.height", constant: 36)))
  ).replacing("useAutolayout", with: "initialViewController=\"vc\" useAutolayout")

  private static let files = [
    "Main.storyboard": main, "Detail.storyboard": detail,
    ".keyline.yml": "configurations: ['iphone-8,ios=16']\nrules: {control-outside-safe-area: on}\n",
  ]

  @Test func lintSeesTheContainersOfOtherStoryboardsAsResolveDoes() async {
    let resolved = MemoryWorld(Self.files)
    #expect(await resolved.run("resolve", "--format", "jsonl") == .success)
    #expect(resolved.output.contains("outside the safe area at the bottom"))
    let linted = MemoryWorld(Self.files)
    #expect(await linted.run("lint") == .success)
    #expect(linted.output.contains("(control-outside-safe-area) [button]"))
    // One storyboard alone knows of no other, for both.
    let alone = MemoryWorld(Self.files)
    #expect(await alone.run("lint", "Detail.storyboard") == .success)
    #expect(!alone.output.contains("control-outside-safe-area"))
  }

  /// A label hangs below an image as high as the catalog says, so that it ends below the screen.
  @Test func lintSeesTheImagesOfTheProjectAsResolveDoes() async {
    let scene = storyboard(
      scene(
        rootView(
          subviews: view("image", tag: "imageView", attributes: "image=\"tall\"")
            + view("box", constraints: constraint("w", "width", constant: 10) + constraint("h", "height", constant: 10)),
          constraints: pinned("image", to: "root", x: 0, y: 0)
            + constraint("a", "box.top", "image.bottom") + constraint("b", "box.leading", "root.leading"))))
    let files = [
      "Main.storyboard": scene,
      "Assets.xcassets/tall.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "tall.svg"}], "info": {"version": 1, "author": "xcode"}}"#,
      "Assets.xcassets/tall.imageset/tall.svg":
        #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="3000"></svg>"#,
      ".keyline.yml": "configurations: ['iphone-8,ios=16']\nrules: {view-out-of-sight: on}\n",
    ]
    let resolved = MemoryWorld(files)
    #expect(await resolved.run("resolve", "--format", "jsonl") == .success)
    #expect(resolved.output.contains(#""kind":"outside","view":"box""#))
    let linted = MemoryWorld(files)
    #expect(await linted.run("lint", "Main.storyboard") == .success)
    #expect(linted.output.contains("(view-out-of-sight) [box]"))
  }

  // MARK: - One configuration

  /// Of each command the arguments, and whether the configuration shows in what it writes.
  @Test(arguments: [
    ["resolve", "--format", "jsonl"], ["report", "--format", "json"], ["report", "--format", "html"],
    ["lint", "--format", "json"], ["migrate", "safe-area", "--dry-run"],
    ["dump", "--stage", "constraints", "A.storyboard"],
    ["diff", "A.storyboard", "B.storyboard", "--format", "json"], ["render", "--output", "-", "A.storyboard"],
  ])
  func aConfigurationThatIsNamedCountsAsOneThatIsFound(_ arguments: [String]) async {
    func box(_ height: Double) -> String {
      storyboard(
        scene(
          rootView(
            subviews: view("box"),
            constraints: pinned("box", to: "root", x: 20, y: 20, height: height)
              + constraint("guide", "box.width", constant: 10)
              + "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"20\" id=\"other\"/>")))
    }
    let configuration = """
      configurations: ['iphone-8,ios=16']
      rules: {unsatisfiable-constraints: off, contradicting-constraints: error}
      scenes: {vc: {additionalSafeAreaInsets: {top: 10}}}
      deployment_target: 9.0
      """
    let files = ["A.storyboard": box(30), "B.storyboard": box(40)]
    let none = MemoryWorld(files)
    let noneStatus = await CommandLineTool.run(arguments, in: none.world)
    let found = MemoryWorld(files.merging([".keyline.yml": configuration]) { $1 })
    let foundStatus = await CommandLineTool.run(arguments, in: found.world)
    let named = MemoryWorld(files.merging(["other.yml": configuration]) { $1 })
    let namedStatus = await CommandLineTool.run(arguments + ["--config", "other.yml"], in: named.world)
    #expect(namedStatus == foundStatus)
    #expect(named.output == found.output)
    #expect(named.diagnostics == found.diagnostics)
    // What it says shows in every command; no layout guide is there to migrate.
    #expect(arguments[0] == "migrate" || (found.output, foundStatus) != (none.output, noneStatus))
  }

  /// The nearest one upwards from the deepest folder that all paths are in.
  @Test(arguments: [
    ([], "outer"), (["App"], "inner"), (["App/A.storyboard"], "inner"), (["App/Deep"], "inner"),
    (["App/Deep", "App/A.storyboard"], "inner"), (["App", "Other.storyboard"], "outer"),
    (["--config", "outer.yml", "App"], "outer"),
  ])
  func whichConfigurationHolds(_ paths: [String], _ expected: String) async {
    let outer = "configurations: ['iphone-8,ios=16']\n"
    let inner = "configurations: ['ipad-9']\n"
    let files = [
      "App/A.storyboard": Self.detail, "App/Deep/B.storyboard": Self.detail, "Other.storyboard": Self.detail,
      ".keyline.yml": outer, "outer.yml": outer, "App/.keyline.yml": inner,
    ]
    let world = MemoryWorld(files)
    _ = await CommandLineTool.run(["resolve", "--format", "jsonl", "-q"] + paths, in: world.world)
    #expect(world.output.contains(expected == "outer" ? "iphone-8" : "ipad-9"))
    #expect(!world.output.contains(expected == "outer" ? "ipad-9" : "iphone-8"))
  }
}
