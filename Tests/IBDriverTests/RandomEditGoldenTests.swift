import IBTestSupport
import Testing

/// Random edits of the app in `Harbor`: of the window and menus for the Mac, and of its scenes. A golden file has the
/// changed lines.
@Suite struct RandomEditGoldenTests {
  static let files = ["edits-desk.txt", "edits-library.txt", "edits-settings.txt"]

  private static func words(_ one: String, _ other: String, _ kinds: [String], _ random: inout SplitMix) -> [String] {
    let values = [
      "title=New & old", "text=Words", "hidden=YES", "enabled=NO", "tag=7", "customClass=Boat", "state=on",
      "constant=12.5", "alignment=center", "title=null", "image=wave", "image=none", "userLabel=Mine",
      "horizontalHuggingPriority=400", "identifier=berth", "tint=#ff8000", "textColor=#ff8000", "styleMask=titled",
    ]
    let value = values.randomElement(using: &random) ?? "", kind = kinds.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return ["remove", one]
    case 1: return ["move", one, "--before", other]
    case 2: return ["move", one, "--into", other]
    case 3: return ["add", kind, "title=New", "--into", one]
    case 4: return ["add", kind, "--after", one]
    case 5: return ["connect", one, "outlet=boat", "to=\(other)"]
    case 6: return ["connect", one, "action=moor:", "to=\(other)"]
    case 7:
      return [
        "constrain", one, "firstAttribute=leading", "secondItem=\(other)", "secondAttribute=trailing", "constant=3",
      ]
    default: return ["set", one, value]
    }
  }

  private func check(_ file: String, _ path: String, _ kinds: [String], _ count: Int, seed: UInt64) async throws {
    let files = try Harbor.files().filter { $0.key == path || $0.key.contains(".xcassets/") }
    let ids = (files[path] ?? "").matches(of: /\sid="([\w-]+)"/).map { String($0.output.1) }.filter { $0.count > 2 }
    var random = SplitMix(seed: seed), text = ""
    for _ in 0..<count {
      let one = ids.randomElement(using: &random) ?? "", other = ids.randomElement(using: &random) ?? ""
      let words = Self.words(one, other, kinds, &random)
      let world = MemoryWorld(files)
      _ = await world.run(words: ["edit", path] + words + ["--dry-run"])
      let lines = world.output.split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.dropFirst(2)
      let trimmed = lines.map { "\($0.prefix(1))\($0.dropFirst().drop { $0 == " " }.prefix(130))" }
      text += RandomChangeGoldenTests.limited(
        words.joined(separator: " "), (trimmed + [world.diagnostics]).joined(separator: "\n"), most: 4)
    }
    #expect(try Golden(beside: #filePath).difference(text, file) == nil)
  }

  @Test func desk() async throws {
    let kinds = ["menuItem", "button", "textField", "view", "popUpButton", "tableColumn", "box", "toolbarItem"]
    try await check("edits-desk.txt", "Desk/Desk.xib", kinds, 36, seed: 31)
  }

  @Test func scenes() async throws {
    let kinds = ["label", "button", "stackView", "tapGestureRecognizer", "barButtonItem", "tableViewCell", "imageView"]
    try await check("edits-settings.txt", "App/Settings.storyboard", kinds, 24, seed: 32)
  }

  /// The frames and the number of lines of each object of Xcode's library, in a window and on a screen.
  @Test func library() async throws {
    let objects = [
      "Desk/Desk.xib content": [
        "box", "button", "checkBox", "imageView", "label", "line", "menuItem", "popUpButton", "progressIndicator",
        "scrollView", "searchField", "secureTextField", "separatorItem", "slider",
        "stackView", "switch", "tableColumn", "tableView", "textField", "view", "window",
      ],
      "App/Settings.storyboard help-view": [
        "activityIndicatorView", "button", "collectionView", "containerView", "datePicker",
        "imageView", "label", "mapView", "navigationController", "pageControl", "pickerView", "progressView", "scene",
        "scrollView", "searchBar", "segmentedControl", "slider", "stackView", "stepper", "switch", "tableView",
        "tableViewCell", "textField", "textView", "toolbar", "view", "viewController",
        "visualEffectView", "webView", "wkWebView",
      ],
    ]
    let files = try Harbor.files()
    var text = ""
    for (target, kinds) in objects.sorted(by: { $0.key < $1.key }) {
      let words = target.split(separator: " ").map(String.init)
      for kind in kinds {
        let world = MemoryWorld([words[0]: files[words[0]] ?? ""])
        _ = await world.run("edit", words[0], "add", kind, "--into", words[1], "--dry-run")
        let lines = world.output.split(separator: "\n").filter { $0.hasPrefix("+") }
        let frames = lines.flatMap { line in line.matches(of: /(?:x|y|width|height)="([\d.-]+)"/).map(\.output.1) }
        let message = world.diagnostics.split(separator: "\n").first { $0.contains("error") } ?? ""
        text += "\(kind): \(lines.count) lines \(frames.joined(separator: " ")) \(message)\n"
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "edits-library.txt") == nil)
  }
}
