import IBDriver
import IBTestSupport
import Testing

/// Scenes of random views with random constraints, masks, stack views and margins. Golden files have their frames on
/// random devices, what lint finds, their views in SwiftUI, and random edits.
@Suite struct RandomSceneGoldenTests {
  static let files = ["random-edits.txt", "random-findings.txt", "random-frames.txt", "random-views.txt"]

  private static let count = 48
  static let documents = (0..<count).map { place in
    var scene = RandomScene(seed: UInt64(place))
    return scene.storyboard()
  }

  @Test func frames() async throws {
    var random = SplitMix(seed: 1), lines: [String] = []
    let devices = ["iphone-15", "iphone-se-3", "ipad-9", "iphone-15-pro-max", "iphone-8", "ipad-pro-11"]
    let traits = ["", ",landscape", ",rtl", ",text=AX3", ",landscape,rtl", ",text=S", ",ios=10.3", ",dark"]
    for (place, document) in Self.documents.enumerated() {
      let device = devices.randomElement(using: &random) ?? "", trait = traits.randomElement(using: &random) ?? ""
      let world = MemoryWorld(["\(place).storyboard": document])
      let isOnCanvas = place % 4 == 0
      let words = isOnCanvas ? ["--canvas"] : ["--on", device + trait]
      _ = await world.run(words: ["resolve", "--quiet"] + words + ["\(place).storyboard"])
      lines.append(world.output + world.diagnostics)
    }
    #expect(try Golden(beside: #filePath).difference(lines.joined(), "random-frames.txt") == nil)
  }

  static var all: [String: String] {
    Dictionary(uniqueKeysWithValues: documents.enumerated().map { ("In/\($0).storyboard", $1) })
  }

  @Test func findings() async throws {
    let world = MemoryWorld(Self.all)
    let rules = ["layout", "accessibility", "taste", "constraints"].flatMap { ["--rule", $0] }
    _ = await world.run(words: ["lint", "--quiet"] + rules + ["In"])
    #expect(try Golden(beside: #filePath).difference(world.output, "random-findings.txt") == nil)
  }

  /// The number of views that look the same, the other views, and the losses.
  @Test func views() async throws {
    let world = MemoryWorld(Self.all)
    _ = await world.run("convert", "swiftui", "--check", "In")
    #expect(try Golden(beside: #filePath).difference(world.output + world.diagnostics, "random-views.txt") == nil)
  }

  @Test func edits() async throws {
    var random = SplitMix(seed: 2), text = ""
    for document in Self.documents.prefix(16) {
      let ids = document.matches(of: /\sid="(\w+)"/).map { String($0.output.1) }
      for _ in 0..<3 {
        let one = ids.randomElement(using: &random) ?? "", other = ids.randomElement(using: &random) ?? ""
        let words =
          [
            ["remove", one], ["move", one, "--into", other], ["move", one, "--before", other],
            ["set", one, "hidden=YES"], ["set", one, "constant=7.5"], ["add", "label", "--into", one],
            ["add", "button", "--into", one, "--pin", "leading=8,top=9,width=\(other.count)0"],
            [
              "constrain", one, "firstAttribute=leading", "secondItem=\(other)", "secondAttribute=trailing",
              "constant=3",
            ], ["set", one, "text=New & <old>"],
          ].randomElement(using: &random) ?? []
        let world = MemoryWorld(["A.storyboard": document])
        _ = await world.run(words: ["edit", "A.storyboard"] + words + ["--dry-run"])
        let changes = world.output.split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        text +=
          "\(words.joined(separator: " "))\n\(changes.map { "  \($0.prefix(150))\n" }.joined())\(world.diagnostics)"
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "random-edits.txt") == nil)
  }
}

/// A scene of random views. The same seed gives the same scene.
struct RandomScene {
  private var random: SplitMix
  private var count = 0

  init(seed: UInt64) { random = SplitMix(seed: seed &* 977 &+ 5) }

  private mutating func one<Value>(_ values: Value...) -> Value {
    values[Int(random.next() % UInt64(values.count))]
  }

  private mutating func length(_ most: Int) -> Double { Double(Int(random.next() % UInt64(most * 2))) / 2 }

  private mutating func name(_ letter: String) -> String {
    count += 1
    return "\(letter)\(count)"
  }

  mutating func storyboard() -> String {
    let (views, constraints) = children(of: "root", most: 6, depth: 0)
    var content = ""
    if one(true, false, false) {
      content = #"<edgeInsets key="layoutMargins" top="7" left="\#(length(30))" bottom="9" right="\#(length(30))"/>"#
    }
    content += one(
      "", #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
      #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)
    let root = rootView(subviews: views, constraints: constraints, content: content)
    let bar = one("", "", #"<navigationItem key="navigationItem" title="Title" id="item"/>"#)
    var head = DocumentHead.phone
    head.device = one("retina4_7", "retina4_7", "retina6_12", "ipad9_7")
    head.isLandscape = one(false, false, true)
    return IBTestSupport.storyboard(scene(root + bar), head: head)
  }

  /// A column of views from one margin to the other, which SwiftUI can show at the same places.
  mutating func column() -> String {
    var views = ""
    for _ in 0...Int(random.next() % 4) { views += drawn(name("v"), "0 0 40 20", .constraints, 1) }
    let alignment = one("", "leading", "center", "trailing")
    let column = view(
      "column", tag: "stackView",
      attributes: "axis=\"vertical\" spacing=\"\(length(20))\""
        + (alignment.isEmpty ? "" : " alignment=\"\(alignment)\""),
      subviews: views)
    let inset = length(30)
    let constraints =
      constraint("left", "column.leading", "safe.leading", constant: inset)
      + constraint("right", "safe.trailing", "column.trailing", constant: inset)
      + constraint("top", "column.top", "safe.top", constant: length(60))
    return IBTestSupport.storyboard(scene(rootView(subviews: column, constraints: constraints)))
  }

  /// Views in a parent, and their constraints.
  private mutating func children(of parent: String, most: Int, depth: Int) -> (views: String, constraints: String) {
    var views = "", constraints = "", before: String?
    for _ in 0...Int(random.next() % UInt64(most)) {
      let id = name("v")
      let mask = one(
        "widthSizable=\"YES\"", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", "flexibleMinX=\"YES\"",
        "heightSizable=\"YES\" flexibleMinY=\"YES\" flexibleMinX=\"YES\"", "")
      let isMasked = one(true, false, false, false, false)
      let frame = "\(length(100)) \(length(300)) \(length(200)) \(length(80))"
      views += drawn(id, frame, isMasked ? .mask(mask) : .constraints, depth)
      guard !isMasked else { continue }
      let guide = parent == "root" ? one("root", "safe", "safe") : parent
      constraints += horizontal(id, guide, parent, before) + vertical(id, guide, parent, before)
      before = id
    }
    return (views, constraints)
  }

  private mutating func relation() -> String? { one(nil, nil, nil, nil, "lessThanOrEqual", "greaterThanOrEqual") }
  private mutating func priority() -> Int? { one(nil, nil, nil, nil, 999, 750, 250, 500) }

  private mutating func horizontal(_ id: String, _ guide: String, _ parent: String, _ before: String?) -> String {
    let outer = one(
      "\(guide).leading", "\(parent).leadingMargin", before.map { "\($0).trailing" } ?? "\(guide).leading")
    let start = constraint(
      name("k"), "\(id).leading", outer, constant: length(40), relation: relation(), priority: priority())
    let end = constraint(
      name("k"), one("\(guide).trailing", "\(parent).trailingMargin"), "\(id).trailing", constant: length(40),
      relation: relation(), priority: priority())
    let width = constraint(
      name("k"), "\(id).width", constant: 20 + length(200), relation: relation(), priority: priority())
    let part = constraint(
      name("k"), "\(id).width", "\(before ?? parent).width", constant: one(0, 0, -10),
      multiplier: one("0.5", "1:3", "2"))
    let middle = constraint(
      name("k"), "\(id).centerX", "\(guide).centerX", constant: one(0, 11, -20), multiplier: one(nil, nil, "0.5", "1.5")
    )
    return one(
      start + end, start + width, start + part, middle + width, start, middle + end, width + end, start + middle)
  }

  private mutating func vertical(_ id: String, _ guide: String, _ parent: String, _ before: String?) -> String {
    let outer = one("\(guide).top", "\(parent).topMargin", before.map { "\($0).bottom" } ?? "\(guide).top")
    let start = constraint(
      name("k"), "\(id).top", outer, constant: length(50), relation: relation(), priority: priority())
    let end = constraint(
      name("k"), "\(guide).bottom", "\(id).bottom", constant: length(60), relation: relation(), priority: priority())
    let height = constraint(
      name("k"), "\(id).height", constant: 10 + length(100), relation: relation(), priority: priority())
    let ratio = constraint(name("k"), "\(id).height", "\(id).width", multiplier: one("0.5", "9:16", "1"))
    let baseline = constraint(
      name("k"), one("\(id).firstBaseline", "\(id).lastBaseline"), "\(before ?? id).firstBaseline", constant: one(0, 4))
    let middle = constraint(name("k"), "\(id).centerY", "\(before ?? guide).centerY")
    return one(
      start + end, start + height, start + ratio, middle + height, start, start,
      before == nil ? start : baseline, height + end)
  }

  private mutating func words() -> String {
    one("Go", "Add to list", "A longer text that wraps on a narrow screen", "Привет", "14", "")
  }

  private mutating func drawn(_ id: String, _ frame: String, _ placing: Placing, _ depth: Int) -> String {
    let flags = one(
      "", "", "", #"hidden="YES""#, #"alpha="0.5""#, #"horizontalHuggingPriority="251""#,
      #"verticalCompressionResistancePriority="749""#, #"clipsSubviews="YES""#,
      #"preservesSuperviewLayoutMargins="YES""#)
    let font = one(
      "", #"<fontDescription key="fontDescription" type="system" pointSize="\#(10 + length(20))"/>"#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#)
    let color = one("", #"<color key="textColor" white="\#(length(2) / 2)" alpha="1" colorSpace="calibratedWhite"/>"#)
    func made(_ tag: String, _ attributes: String = "", subviews: String = "", content: String = "") -> String {
      view(
        id, tag: tag, frame: frame, placing, attributes: "\(flags) \(attributes)", subviews: subviews, content: content)
    }
    switch random.next() % (depth < 2 ? 14 : 9) {
    case 0, 1:
      let lines = one(
        "", #"numberOfLines="0""#, #"numberOfLines="2" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#)
      return made("label", "text=\"\(words())\" \(lines)", content: font + color)
    case 2:
      return made("button", #"buttonType="system""#, content: font + "<state key=\"normal\" title=\"\(words())\"/>")
    case 3: return made("textField", "borderStyle=\"\(one("roundedRect", "line", "none"))\" placeholder=\"\(words())\"")
    case 4: return made(one("switch", "slider", "stepper", "activityIndicatorView", "pageControl", "progressView"))
    case 5: return made("imageView", #"image="star" catalog="system""#)
    case 6: return made("textView", "text=\"\(words())\" scrollEnabled=\"\(one("YES", "NO"))\"", content: font)
    case 7:
      return made(
        "segmentedControl", content: "<segments><segment title=\"\(words())\"/><segment title=\"Two\"/></segments>")
    case 9, 10, 11:
      let axis = one(#"axis="vertical""#, "")
      let distribution = one("", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
      let alignment = axis.isEmpty ? one("", "top", "center", "bottom") : one("", "leading", "center", "trailing")
      var attributes = "\(axis) spacing=\"\(length(12))\""
      if !distribution.isEmpty { attributes += " distribution=\"\(distribution)\"" }
      if !alignment.isEmpty { attributes += " alignment=\"\(alignment)\"" }
      var arranged = ""
      for _ in 0...Int(random.next() % 3) { arranged += drawn(name("v"), "0 0 40 20", .constraints, 2) }
      return made("stackView", attributes, subviews: arranged)
    case 12:
      let inner = name("v")
      let content = view(inner, frame: "0 0 100 900")
      let size = length(400)
      return view(
        id, tag: "scrollView", frame: frame, placing, attributes: flags, subviews: content,
        constraints: pinned(inner, to: id, x: 5, y: 6, width: size, height: 900)
          + constraint(name("k"), "\(id).trailing", "\(inner).trailing", constant: 7)
          + constraint(name("k"), "\(id).bottom", "\(inner).bottom", constant: 8))
    default:
      guard depth < 2 else { return made("view") }
      let (views, constraints) = children(of: id, most: 3, depth: depth + 1)
      return view(
        id, frame: frame, placing, attributes: flags, subviews: views, constraints: constraints,
        content: one("", #"<color key="backgroundColor" systemColor="systemGray5Color"/>"#))
    }
  }
}
