import IBDriver
import IBTestSupport
import Testing

/// `keyline convert swiftui`: what is written, what is said, and the status.
@Suite struct ConvertCommandTests {
  private static func document(width: String) -> String {
    storyboard(
      scene(
        rootView(
          subviews: view("box"),
          constraints: constraint("a", "box.leading", "root.leading") + constraint("b", "box.top", "root.top")
            + width + constraint("d", "box.height", constant: 50))))
  }

  private static let proven = document(width: constraint("c", "box.width", constant: 80))
  /// A width that no arrangement says.
  private static let unproven = document(
    width: constraint("c", "box.width", "root.height", multiplier: "0.37", priority: 900)
      + constraint("e", "box.width", constant: 200, relation: "greaterThanOrEqual"))

  @Test func aDocumentWithoutViewsIsNamed() async {
    let empty = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
    let world = MemoryWorld(["a.xib": IBTestSupport.document(empty)])
    _ = await world.run("convert", "swiftui", "--check", "a.xib")
    #expect(world.diagnostics.contains("warning: the document has no scene or view to lay out (no-layout)"))
  }

  @Test func aFileThatEndsEarlyIsAnError() async {
    let world = MemoryWorld(["a.storyboard": String(Self.proven.prefix(400))])
    #expect(await world.run("convert", "swiftui", "--check", "a.storyboard") == .findings)
    #expect(world.diagnostics.contains("(truncated-file)"))
  }

  @Test func aFileAndItsLinesAreWritten() async {
    let world = MemoryWorld(["Main.storyboard": Self.proven])
    #expect(await world.run("convert", "swiftui", "--output", "out", "--quiet", "Main.storyboard") == .success)
    #expect(world.output == "Main.storyboard:\n  MainView: 1 same at 4 sizes\n")
    #expect(world.writtenFile("out/Main/MainView.swift")?.contains(".frame(width: 80, height: 50)") == true)
    #expect(world.writtenFile("out/Main/MainView.json") == "{\n\"box\":6\n}\n")
  }

  /// The files of a run compile together: their names differ from each other and from the classes of the documents.
  @Test func theNamesOfARunDiffer() async {
    let twin = storyboard(scene(rootView(attributes: #"customClass="MainView""#)))
    let world = MemoryWorld([
      "a/Main.storyboard": Self.proven, "b/Main.storyboard": Self.proven, "c/Main.storyboard": twin,
    ])
    #expect(await world.run("convert", "swiftui", "--check", "--quiet", ".") == .success)
    #expect(
      world.output == """
        a/Main.storyboard:
          MainView: 1 same at 4 sizes
        b/Main.storyboard:
          MainScreen: 1 same at 4 sizes
        c/Main.storyboard:
          CMainView: 0 same at 4 sizes

        """)
  }

  @Test func whatIsNotProvenIsNamed() async {
    let world = MemoryWorld(["Main.storyboard": Self.unproven])
    #expect(await world.run("convert", "swiftui", "--check", "--quiet", "Main.storyboard") == .findings)
    #expect(world.output.contains("MainView: 0 same, 1 not verified at 4 sizes"))
    #expect(world.output.contains("the views in 'root' are stacked as on the first device"))
    #expect(world.writtenFile("keyline-swiftui/Main/MainView.swift") == nil)
  }

  /// The frames of a scene that is too large to be laid out are those of the file: they prove nothing.
  @Test func whatIsNotLaidOutIsNotProven() async {
    let world = MemoryWorld(["Main.storyboard": Self.proven])
    let arguments = ["convert", "swiftui", "--check", "--quiet", "--limit", "views=1", "Main.storyboard"]
    #expect(await CommandLineTool.run(arguments, in: world.world) == .findings)
    #expect(world.output.contains("MainView: 0 same, 1 not verified at 4 sizes"))
  }

  /// Each configuration on which a view moved is shown, with both frames, the cause and a link to the view's line.
  @Test func aPageShowsBothSides() async {
    let world = MemoryWorld(["Main.storyboard": Self.unproven])
    #expect(
      await world.run("convert", "swiftui", "--check", "--quiet", "--format", "html", "Main.storyboard") == .findings)
    #expect(world.output.hasPrefix("<!DOCTYPE html>"))
    #expect(world.output.hasSuffix("</html>\n"))
    #expect(world.output.ranges(of: "<figcaption>SwiftUI</figcaption>").count == 4)
    #expect(world.output.contains("alt=\"MainView on iphone-15.landscape, UIKit\""))
    #expect(world.output.contains("<summary>iphone-15.landscape: 1 view moved</summary>"))
    #expect(world.output.contains("<span class=\"unproven\">view 'box': moved</span>"))
    let link = world.output.ranges(of: "<a href=\"#").first.map { world.output[$0.upperBound...].prefix { $0 != "\"" } }
    #expect(link.map { world.output.contains("<tr id=\"\($0)\"") } == true)
  }

  /// What a document says is shown as it says it, and is no markup.
  @Test func aPageEscapesWhatItShows() async {
    let label = view("text", tag: "label", frame: "0 0 100 20", .mask(""), attributes: #"text="&lt;b>\(x)""#)
    let world = MemoryWorld(["<b>.storyboard": storyboard(scene(rootView(subviews: label)))])
    _ = await world.run("convert", "swiftui", "--check", "--quiet", "--format", "html", "<b>.storyboard")
    #expect(!world.output.contains("<b>"))
    #expect(world.output.contains(#"Text(&quot;&lt;b&gt;\\(x)&quot;)"#))
  }

  /// Keys are those of the document's `.strings`, in the table of its name; languages without the key show the text.
  @Test func keysStandForTexts() async {
    let label = view("sum", tag: "label", frame: "0 0 100 20", .mask(""), attributes: #"text="Sum""#)
    let world = MemoryWorld(["App/Main.storyboard": storyboard(scene(rootView(subviews: label)))])
    #expect(await world.run("convert", "swiftui", "-q", "-o", "out", "--strings", "keys", "App") == .success)
    let text = world.writtenFile("out/Main/SumView.swift")
    let keyed = #"Text(NSLocalizedString("sum.text", tableName: "Main", value: "Sum", comment: ""))"#
    #expect(text?.contains(keyed) == true)
    #expect(await world.run("convert", "swiftui", "--strings", "kyes", "App") == .usage)
  }

  /// If a document has translations, its struct has their keys.
  @Test(arguments: [("de.lproj/Main.strings", "", true), ("de.lproj/Main.strings", "base", false), ("b", "", false)])
  func aTranslatedDocumentHasKeys(_ file: String, _ choice: String, _ hasKeys: Bool) async {
    let label = view("sum", tag: "label", frame: "0 0 100 20", .mask(""), attributes: #"text="Sum""#)
    let world = MemoryWorld([
      "App/Base.lproj/Main.storyboard": storyboard(scene(rootView(subviews: label))), "App/\(file)": "",
      ".git/config": "",
    ])
    let options = choice.isEmpty ? [] : ["--strings", choice]
    #expect(await world.run(words: ["convert", "swiftui", "-q", "-o", "out"] + options + ["App"]) == .success)
    let text = world.writtenFile("out/Main/SumView.swift") ?? ""
    #expect(text.contains(#"NSLocalizedString("sum.text", tableName: "Main""#) == hasKeys, "\(text)")
  }

  /// A list shows the structs of the nibs that its controller registers, and outlets that code hides have variables.
  @Test func theCodeOfAControllerCounts() async {
    let table = view("list", tag: "tableView", frame: "0 0 300 300", .mask(""))
    let label = view("empty", tag: "label", frame: "0 300 90 20", .mask(""), attributes: #"text="No offers""#)
    let cell = """
      <tableViewCell id="cell" customClass="OfferCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      \(view("price", tag: "label", frame: "20 10 90 24", .mask(""), attributes: #"text="9""#))</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    let outlet = #"<connections><outlet property="emptyLabel" destination="empty" id="o"/></connections>"#
    let world = MemoryWorld([
      ".git/config": "",
      "Main.storyboard": storyboard(
        scene(rootView(subviews: table + label) + outlet, attributes: #"customClass="OffersController""#)),
      "OfferCell.xib": IBTestSupport.document(cell),
      "Offers.swift": """
      class OfferCell: UITableViewCell {}
      class OffersController: UIViewController {
        @IBOutlet var emptyLabel: UILabel!
        func load() {
          list.register(UINib(nibName: "OfferCell", bundle: nil), forCellReuseIdentifier: "offer")
          emptyLabel.isHidden = !offers.isEmpty
        }
      }
      """,
    ])
    _ = await world.run("convert", "swiftui", "-q", "-o", "out", ".")
    let text = world.writtenFile("out/Main/OffersView.swift") ?? ""
    #expect(world.writtenFile("out/OfferCell/OfferRow.swift")?.contains("struct OfferRow: View") == true)
    #expect(text.contains("let offerRows: [OfferRow]") && text.contains("offerRows[index]"), "\(text)")
    #expect(text.contains(".opacity(showsEmpty ? 1 : 0)") && !text.contains("TODO"), "\(text)")
  }

  /// What the oldest release does not have is not written, and said.
  @Test func theOldestReleaseDecidesWhatIsUsed() async {
    let world = MemoryWorld(["Main.storyboard": screensStoryboard, "Proven.storyboard": Self.proven])
    #expect(
      await world.run("convert", "swiftui", "-q", "-o", "out", "--deployment-target", "15", "Main.storyboard")
        == .success)
    #expect(world.writtenFile("out/Main/HomeNavigationView.swift")?.contains("NavigationView {") == true)
    #expect(
      world.writtenFile("out/Main/HomeView.swift")?.contains(
        "/// - segue 'rows' to RowsView: navigationDestination(isPresented:) needs iOS 16")
        == true)
    #expect(await world.run("convert", "swiftui", "--deployment-target", "14", "Proven.storyboard") == .usage)
    #expect(await world.run("convert", "swiftui", "--deployment-target", "new", "Proven.storyboard") == .usage)
  }

  /// A button, and a view 10 below it.
  private static let controls = storyboard(
    scene(
      rootView(
        subviews: view(
          "save", tag: "button", attributes: #"buttonType="system""#, content: #"<state key="normal" title="Save"/>"#)
          + view("box"),
        constraints: constraint("a", "save.leading", "root.leading", constant: 20)
          + constraint("b", "save.top", "root.top", constant: 80)
          + constraint("c", "box.top", "save.bottom", constant: 10)
          + constraint("d", "box.leading", "root.leading", constant: 20)
          + constraint("e", "box.width", constant: 60) + constraint("f", "box.height", constant: 40))))

  /// The title of a button decides how high it is, and the view is below it.
  @Test func viewsThatDependOnControlsAreCounted() async {
    let world = MemoryWorld(["Main.storyboard": Self.controls])
    #expect(await world.run("convert", "swiftui", "--check", "-q", "Main.storyboard") == .success)
    #expect(
      world.output == """
        Main.storyboard:
          MainView: 2 same at 4 sizes
            2 views may move, because SwiftUI's controls differ in size from UIKit's

        """)
    let data = MemoryWorld(["Main.storyboard": Self.controls])
    #expect(await data.run("convert", "swiftui", "--check", "-q", "--format", "jsonl", "Main.storyboard") == .success)
    #expect(data.output.ranges(of: #""proven":true,"controlSizes":true"#).count == 2)
    let plain = MemoryWorld(["Main.storyboard": Self.proven])
    #expect(await plain.run("convert", "swiftui", "--check", "-q", "--format", "jsonl", "Main.storyboard") == .success)
    #expect(plain.output.contains(#""proven":true,"controlSizes":false"#))
  }

  /// Before, a check ignored --output and printed the page on the terminal.
  @Test func theProofGoesIntoTheOutput() async {
    let world = MemoryWorld(["Main.storyboard": Self.controls])
    #expect(
      await world.run("convert", "swiftui", "--check", "-f", "html", "-o", "p.html", "Main.storyboard") == .success)
    #expect(world.writtenFile("p.html")?.hasPrefix("<!DOCTYPE html>") == true)
    #expect(world.output.isEmpty && world.diagnostics == "1 file; 1 scene checked\n")
    let terminal = MemoryWorld(["Main.storyboard": Self.controls], terminals: (true, true))
    #expect(await terminal.run("convert", "swiftui", "--check", "-f", "html", "Main.storyboard") == .unreadable)
    #expect(terminal.diagnostics.contains("HTML is for a browser: write it to a file with --output FILE"))
  }

  @Test func anotherTargetIsRefused() async {
    let world = MemoryWorld(["Main.storyboard": Self.proven])
    #expect(await world.run("convert", "flutter", "Main.storyboard") == .usage)
  }

  @Test func theProofIsWrittenAsData() async {
    let world = MemoryWorld(["Main.storyboard": Self.unproven])
    #expect(
      await world.run("convert", "swiftui", "--check", "--quiet", "--format", "jsonl", "Main.storyboard") == .findings)
    #expect(world.output.hasPrefix(#"{"conversion":1,"file":"Main.storyboard","scene":{"#))
    #expect(world.output.contains(#""id":"box","kind":"view","line":"#))
    #expect(world.output.contains(#""status":"moved","proven":false,"moves":[{"configuration":"#))
    #expect(world.output.contains(#"{"id":"root","arrangement":"approximate"}"#))
  }

  // MARK: - Sizes

  /// A view of a xib is laid out as stored, 60 points wider and 60 higher: what stays in the middle has no number for it.
  @Test func aViewOfAXibIsProvenAtThreeSizes() async {
    let label = view("title", tag: "label", attributes: #"text="Launch""#)
    let documents = [
      "Launch.xib": xib(
        view(
          "root", frame: "0 0 480 480", .mask(""), subviews: label,
          constraints: constraint("a", "title.centerX", "root.centerX")
            + constraint("b", "root.bottom", "title.bottom", constant: 20)))
    ]
    let world = MemoryWorld(documents)
    #expect(await world.run("convert", "swiftui", "--output", "out", "--quiet", "Launch.xib") == .success)
    #expect(world.output == "Launch.xib:\n  LaunchView: 1 same at 3 sizes\n")
    let text = world.writtenFile("out/Launch/LaunchView.swift") ?? ""
    #expect(text.contains(".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)"))
    let data = MemoryWorld(documents)
    _ = await data.run("convert", "swiftui", "--check", "--quiet", "--format", "jsonl", "Launch.xib")
    #expect(data.output.contains(#""sizes":3"#))
  }

  /// What has no equivalent is counted in the text and listed in the data; the status does not change.
  @Test func lossesAreCountedAndListed() async {
    let label = view("title", tag: "label", frame: "0 0 90 20", .mask(""), attributes: #"text="A" highlighted="YES""#)
    let world = MemoryWorld(["Main.storyboard": storyboard(scene(rootView(subviews: label)))])
    #expect(await world.run("convert", "swiftui", "--check", "--quiet", "Main.storyboard") == .success)
    #expect(world.output.contains("1 same at 4 sizes; 1 part of the document not converted\n"))
    _ = await world.run("convert", "swiftui", "--check", "--quiet", "--format", "jsonl", "Main.storyboard")
    #expect(
      world.output.contains(#""notConverted":[{"id":"title","kind":"label","what":"highlighted","value":"YES"}]"#))
  }

  /// The file of a navigation controller follows those of the screens in all formats.
  @Test func aContainerFollowsTheScreens() async {
    let stack = """
      <scene sceneID="s-2"><objects><navigationController id="nav"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="seg"/></connections>
      </navigationController></objects></scene></scenes>
      """
    let world = MemoryWorld(["Main.storyboard": Self.proven.replacing("</scenes>", with: stack)])
    _ = await world.run("convert", "swiftui", "--format", "json", "--quiet", "Main.storyboard")
    let container = #"{"conversion":1,"file":"Main.storyboard","container":"nav","struct":"MainNavigationView","#
    #expect(world.output.contains("},\n\(container)\"shows\":[\"MainView\"]"), "\(world.output)")
    let page = MemoryWorld(["Main.storyboard": Self.proven.replacing("</scenes>", with: stack)])
    _ = await page.run("convert", "swiftui", "--format", "html", "--quiet", "Main.storyboard")
    #expect(page.output.contains("<h3>MainNavigationView</h3>\n<"), "\(page.output)")
    #expect(page.output.contains("NavigationStack"))
  }
}
