import Foundation
import IBTestSupport
import Testing

/// The compiler takes what `keyline convert` writes: it parses, its types are right against declarations of our own that
/// follow Apple's, and `swift format` finds nothing in it but long texts.
@Suite struct ConvertedSourceTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples").path
  private static let stub = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stub/SwiftUI.swift")
    .path

  /// Scenes with names and texts that Swift has uses of its own for, and one of each control.
  private static let hostile: String = {
    let controls = ["switch", "slider", "stepper", "progressView", "activityIndicatorView", "datePicker", "textView"]
    let views = controls.enumerated().map { view("\($0)", tag: $1, frame: "0 \($0 * 50) 200 40", .mask("")) }.joined()
    let label = view("text", tag: "label", frame: "0 400 200 40", .mask(""), attributes: #"text="\(x) &quot;""#)
    let button = view(
      "go", tag: "button", frame: "0 450 200 40", .mask(""),
      content: #"<state key="normal" title="class"/><connections><action selector="default:" destination="scene-vc" "#
        + #"eventType="touchUpInside" id="act"/></connections>"#)
    let styles = ["filled", "tinted", "gray", "plain"].enumerated().map { number, style in
      view(
        style, tag: "button", frame: "0 \(550 + number * 50) 200 40", .mask(""), attributes: #"role="destructive""#,
        content: "<buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"A\" image=\"b\" "
          + "cornerStyle=\"capsule\" buttonSize=\"small\"/>")
    }
    let image = view(
      "image", tag: "button", frame: "200 450 100 40", .mask(""), attributes: #"enabled="NO""#,
      content: #"<color key="backgroundColor" white="0.5" alpha="1"/>"#
        + #"<state key="normal" title="A" backgroundImage="b"/>"#)
    let spoken = view(
      "spoken", tag: "label", frame: "0 500 200 40", .mask(""), attributes: #"text="Sum""#,
      content:
        #"<connections><outletCollection property="gestureRecognizers" destination="tap" id="taps"/></connections>"#
        + #"<accessibility key="accessibilityConfiguration" hint="All rows" identifier="sum" label="The sum">"#
        + #"<accessibilityTraits key="traits" header="YES" updatesFrequently="YES" staticText="YES"/></accessibility>"#)
    let pieces = view(
      "pieces", tag: "label", frame: "0 800 200 40", .mask(""),
      content: #"<attributedString key="attributedText"><fragment content="One &quot; "><attributes>"#
        + #"<color key="NSColor" systemColor="linkColor"/><font key="NSFont" size="20" name="Georgia"/>"#
        + #"<real key="NSKern" value="2"/></attributes></fragment><fragment content="two"><attributes>"#
        + #"<font key="NSFont" metaFont="system" size="11"/></attributes></fragment></attributedString>"#)
    return storyboard(
      scene(rootView(subviews: views + label + button + spoken + styles.joined() + image + pieces))
        .replacingOccurrences(
          of: "<viewController ",
          with: #"<viewController customClass="ProgressViewController" hidesBottomBarWhenPushed="YES" "#
        )
        .replacingOccurrences(
          of: "</objects>",
          with: #"<tapGestureRecognizer id="tap"><connections><action selector="sumTapped:" destination="scene-vc" "#
            + #"id="tapped"/></connections></tapGestureRecognizer></objects>"#))
  }()

  /// A view that is nearer to the sides where the width is compact, and a label that differs between size classes.
  private static let varied: String = {
    let wide = constraint("a", "box.leading", "root.leading", constant: 90)
      .replacing("/>", with: #"><variation key="widthClass=compact" constant="30"/></constraint>"#)
    let words = view(
      "words", tag: "label", frame: "0 300 200 40", .mask(""), attributes: #"text="Words" hidden="YES""#,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#
        + #"<color key="textColor" systemColor="linkColor"/><variation key="heightClass=regular" hidden="NO"/>"#
        + #"<variation key="widthClass=regular" text="Wide words" numberOfLines="2">"#
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><nil key="textColor"/></variation>"#)
    return storyboard(
      scene(
        rootView(
          subviews: view("box") + words,
          constraints: wide + constraint("b", "root.trailing", "box.trailing", constant: 20)
            + constraint("c", "box.top", "root.top") + constraint("d", "box.height", constant: 40)),
        attributes: #"customClass="VariedController""#))
  }()

  /// A stack whose label code hides, a button that code enables, and a table with two kinds of rows.
  private static let coded: String = {
    let cells = ["One", "Two"].map { name in
      """
      <tableViewCell reuseIdentifier="\(name)" id="\(name)"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(name)" id="c\(name)">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      \(view("l\(name)", tag: "label", frame: "20 10 90 24", .mask(""), attributes: #"text="Row""#))</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let stack = view(
      "stack", tag: "stackView", frame: "0 60 200 80", .mask(""), attributes: #"axis="vertical""#,
      content: "<subviews>" + view("note", tag: "label", attributes: #"text="Note""#)
        + view("save", tag: "button", content: #"<state key="normal" title="Save"/>"#) + "</subviews>")
    let table = view(
      "table", tag: "tableView", frame: "0 200 320 200", .mask(""),
      content: "<prototypes>\(cells.joined())</prototypes>")
    let outlets = ["noteLabel": "note", "saveButton": "save", "backItem": "back"].map {
      #"<outlet property="\#($0)" destination="\#($1)" id="\#($0)"/>"#
    }
    let item =
      #"<navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" title="Back" id="back"/>"#
    return storyboard(
      scene(
        rootView(subviews: stack + table) + item
          + "</navigationItem><connections>\(outlets.sorted().joined())</connections>",
        attributes: #"customClass="CodedController""#))
  }()

  private static let code = """
    class CodedController: UIViewController {
      @IBOutlet var noteLabel: UILabel!
      @IBOutlet var saveButton: UIButton!
      @IBOutlet var backItem: UIBarButtonItem!
      func update() {
        noteLabel.isHidden = notes.isEmpty
        saveButton.isEnabled = hasChanges
        backItem.isEnabled = false
      }
    }
    """

  /// The output of a command of the shell, with what it says of problems.
  private static func shell(_ command: String, in folder: WorkingFolder) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "(\(command)) 2>&1"]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test func theCompilerTakesWhatIsWritten() throws {
    let folder = try WorkingFolder([
      "Hostile.storyboard": Self.hostile, "Varied.storyboard": Self.varied, "Screens.storyboard": screensStoryboard,
      "Collection.storyboard": collectionStoryboard, "Coded.storyboard": Self.coded, "Coded.swift": Self.code,
      ".git/config": "",
    ])
    let paths =
      "Hostile.storyboard Varied.storyboard Screens.storyboard Collection.storyboard Coded.storyboard '\(Self.samples)'"
    _ = try folder.result("convert swiftui -o out -q \(paths)")
    let run = try folder.result("convert swiftui --check --format jsonl -q \(paths)")
    let structs = run.output.split(separator: "\n")
    #expect(structs.count > 20)
    let options = "--strings keys --deployment-target 15 -q Screens.storyboard '\(Self.samples)/SignUpForm.storyboard'"
    _ = try folder.result("convert swiftui -o out/old \(options)")
    #expect(folder["out/old/Screens/HomeNavigationView.swift"]?.contains("NavigationView {") == true)
    #expect(folder["out/Hostile/ProgressScreen.swift"]?.contains("struct ProgressScreen: View {") == true)
    #expect(folder["out/Varied/VariedView.swift"]?.contains("label 'words' differs between size classes") == true)

    let coded = folder["out/Coded/CodedView.swift"] ?? ""
    for words in [
      "if showsNote {", ".disabled(!isSaveEnabled)", ".disabled(!isBackEnabled)", "case .two(let row): row",
    ] {
      #expect(coded.contains(words), "\(words): \(coded)")
    }

    // The classes that hosts make are UIKit's or the app's.
    let classes =
      "grep -rhoE 'makeUIView.context: Context. -> [A-Za-z0-9]+' out | sed 's/.* //' | sort -u | grep -v '^UIView$' "
      + "| sed 's/.*/open class & : UIView { public override init() {} }/' > Classes.swift; "
      + "find out -name '*.swift' -exec sed -i '/^import [A-RT-Z]/d; /^import S[a-v]/d' {} +; "
    let module = try Self.shell(
      classes
        + "swiftc -emit-module -module-name SwiftUI -parse-as-library -o SwiftUI.swiftmodule '\(Self.stub)' Classes.swift",
      in: folder)
    #expect(module.status == 0, "\(module.output)")
    // Only Apple's compiler has the macro: a function with the same body.
    let previews = "s/^#Preview {/@MainActor @ViewBuilder private func preview() -> some View {/"
    let types = try Self.shell(
      "find out -name '*.swift' -exec sed -i '\(previews)' {} +; for d in out/*/ out/old/*/; do set -- \"$d\"*.swift; [ -e \"$1\" ] || continue; "
        + "swiftc -typecheck -parse-as-library -I . \"$@\" || exit 1; done", in: folder)
    #expect(types.status == 0, "\(types.output)")
    // A text stays on its line, however long.
    let format = try Self.shell(
      #"swift format lint --strict --recursive --configuration '{"version": 1, "lineLength": 1000}' out"#, in: folder)
    #expect(format.status == 0, "\(format.output)")
  }

  /// Neither a file nor a folder of the results may be a link to something else.
  @Test(arguments: ["out/Hostile/ProgressScreen.swift", "out/Hostile"])
  func nothingIsWrittenThroughALink(path: String) throws {
    let folder = try WorkingFolder(["Hostile.storyboard": Self.hostile, "kept/a.swift": "mine\n", "out/b": ""])
    if path == "out/Hostile" {
      try folder.link(path, to: folder.path("kept"))
    } else {
      try folder.write("", to: "out/Hostile/c")
      try folder.link(path, to: folder.path("kept/a.swift"))
    }
    let run = try folder.result("convert swiftui -o out -q Hostile.storyboard")
    #expect(run.status == 2)
    #expect(run.diagnostics.contains("a link to a place outside its folder"))
    #expect(folder["kept/a.swift"] == "mine\n")
    #expect(folder["kept/ProgressScreen.swift"] == nil)
  }
}
