import IBTestSupport

/// A storyboard with the problems that the rules about layouts and accessibility find, each in a few variants close to the
/// limits of the rules: contrast, overlaps, edges of the screen, texts without room, gaps and conflicts of constraints.
enum Troubles {
  static let storyboard = IBTestSupport.storyboard(
    [contrast, overlaps, edges, rooms, gaps, conflicts, order].enumerated().map { place, scene in
      IBTestSupport.scene(
        rootView(
          "r\(place)", subviews: scene.views.joined(), constraints: scene.constraints.joined(),
          content: color("backgroundColor", 1)
        )
        .replacing("id=\"safe\"", with: "id=\"safe-\(place)\"")
        .replacing("\"root\"", with: "\"r\(place)\"").replacing("\"safe\"", with: "\"safe-\(place)\""),
        id: "vc-\(place)")
    }.joined())

  private typealias Content = (views: [String], constraints: [String])

  private static func color(_ key: String, _ white: Double, _ alpha: Double = 1) -> String {
    #"<color key="\#(key)" white="\#(white)" alpha="\#(alpha)"/>"#
  }

  private static func font(_ size: Double, _ type: String = "system") -> String {
    #"<fontDescription key="fontDescription" type="\#(type)" pointSize="\#(size)"/>"#
  }

  private static func label(_ id: String, _ text: String, _ content: String = font(17), _ attributes: String = "")
    -> String
  {
    view(id, tag: "label", attributes: #"text="\#(text)" \#(attributes)"#, content: content)
  }

  private static func button(_ id: String, _ title: String, _ attributes: String = "") -> String {
    view(
      id, tag: "button", attributes: #"buttonType="system" \#(attributes)"#,
      content: #"<state key="normal" title="\#(title)"/>"#)
  }

  /// Grays on grays, on translucent layers, in large and bold fonts, and where the background is unknown.
  private static let contrast: Content = {
    let grays = [0.4, 0.45, 0.47, 0.5, 0.6, 0.62].enumerated().map { place, white in
      label(
        "gray\(place)", "Gray \(white)",
        font(place % 2 == 0 ? 17 : 18, place > 3 ? "boldSystem" : "system") + color("textColor", white))
    }
    func box(_ id: String, _ inner: String, _ content: String, _ attributes: String = "") -> String {
      view(
        id, attributes: attributes, subviews: inner, constraints: pinned("\(id)-t", to: id, x: 4, y: 4),
        content: content)
    }
    let boxes = [
      box("pale", label("pale-t", "On pale", font(17) + color("textColor", 0.5)), color("backgroundColor", 0, 0.25)),
      box("dark", label("dark-t", "On dark", font(17) + color("textColor", 0.3)), color("backgroundColor", 0.2)),
      box(
        "clear", label("clear-t", "On clear", font(17) + color("textColor", 0.7, 0.5)), color("backgroundColor", 0, 0)),
      box(
        "faint", label("faint-t", "On faint", font(17) + color("textColor", 0.6)), color("backgroundColor", 1),
        #"alpha="0.5""#),
      box("own", label("own-t", "On a class", font(17) + color("textColor", 0.6)), "", #"customClass="Chart""#),
      box(
        "twice", label("twice-t", "Twice", font(17) + color("textColor", 0.8) + color("backgroundColor", 0.9)),
        color("backgroundColor", 0, 0.5)),
    ]
    let ids = grays.indices.map { "gray\($0)" } + ["pale", "dark", "clear", "faint", "own", "twice"]
    let places = ids.enumerated().map { place, id in
      pinned(id, to: "safe", x: 10, y: Double(place) * 44, width: place > 5 ? 160 : nil, height: place > 5 ? 40 : nil)
    }
    return (grays + boxes, places)
  }()

  /// Texts and controls that cover each other, by a little and by a lot, on some widths or on all.
  private static let overlaps: Content = (
    [
      label("o1", "A text of some length"), label("o2", "Another one"), button("o3", "Button"),
      button("o4", "Hidden", "hidden=\"YES\""),
      view("o5", tag: "imageView", attributes: "image=\"gone\""), label("o6", "On the image"), label("o7", "Left"),
      label("o8", "Right"),
      view("o9", tag: "switch"),
    ],
    [
      pinned("o1", to: "safe", x: 10, y: 0), pinned("o2", to: "safe", x: 60, y: 8),
      pinned("o3", to: "safe", x: 10, y: 19),
      pinned("o4", to: "safe", x: 10, y: 19), pinned("o5", to: "safe", x: 10, y: 80, width: 100, height: 60),
      pinned("o6", to: "safe", x: 12, y: 90), pinned("o7", to: "safe", x: 10, y: 200, width: 300),
      constraint("o8x", "safe.trailing", "o8.trailing", constant: 20), constraint("o8y", "o8.top", "o7.top"),
      constraint("o8w", "o8.width", constant: 120), pinned("o9", to: "safe", x: 100, y: 200),
    ]
  )

  /// Controls and texts at and beyond the edges of the screen and of the safe area.
  private static let edges: Content = (
    [
      button("e1", "Top"), button("e2", "Bottom"), button("e3", "Leading"), label("e4", "Beyond the right edge"),
      button("e5", "Far below"),
      view("e6", tag: "slider"), label("e7", "Negative"),
      view("e8", tag: "textField", attributes: "placeholder=\"Wide\""),
      label("e9", "A little", font(17), "numberOfLines=\"0\""),
      view("e10", tag: "switch", attributes: "enabled=\"NO\""),
    ],
    [
      pinned("e1", to: "root", x: 150, y: 5), constraint("e2y", "root.bottom", "e2.bottom", constant: 2),
      constraint("e2x", "e2.centerX", "root.centerX"),
      pinned("e3", to: "root", x: 2, y: 200), pinned("e4", to: "root", x: 330, y: 260),
      pinned("e5", to: "root", x: 20, y: 900),
      pinned("e6", to: "root", x: 700, y: 300, width: 200), pinned("e7", to: "root", x: -30, y: 340),
      pinned("e8", to: "safe", x: 0, y: 380, width: 400), pinned("e9", to: "root", x: -0.5, y: 420, width: 60),
      pinned("e10", to: "root", x: -40, y: 460),
    ]
  )

  /// Texts and images with too little room, and controls that are too wide or too small.
  private static let rooms: Content = (
    [
      label("m1", "This text does not fit into its width"),
      label("m2", "Two lines that need more height than this", font(17), "numberOfLines=\"2\""),
      label("m3", "Scales down to fit", font(17), "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\""),
      button("m4", "A title without room"),
      view("m5", tag: "textField", attributes: "text=\"A long text in a field\""),
      view("m6", tag: "imageView", attributes: "image=\"photo\""),
      label("m7", "Grows", #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
      view(
        "m8", tag: "segmentedControl",
        content: "<segments><segment title=\"Everything\"/><segment title=\"Nothing\"/></segments>"),
      label("m9", String(repeating: "A line of text that is long. ", count: 6), font(17), "numberOfLines=\"0\""),
      button("m10", "Wide"), button("m11", "x"),
      view(
        "m12", tag: "textView",
        attributes: "text=\"Several lines of text in a view that does not scroll\" scrollEnabled=\"NO\""),
    ],
    [
      pinned("m1", to: "safe", x: 10, y: 0, width: 100), pinned("m2", to: "safe", x: 10, y: 30, width: 120, height: 20),
      pinned("m3", to: "safe", x: 10, y: 60, width: 90), pinned("m4", to: "safe", x: 10, y: 90, width: 60),
      pinned("m5", to: "safe", x: 10, y: 130, width: 80), pinned("m6", to: "safe", x: 10, y: 170, height: 20),
      constraint("m6w", "m6.width", constant: 5, relation: "lessThanOrEqual"),
      pinned("m7", to: "safe", x: 10, y: 200, height: 22),
      pinned("m8", to: "safe", x: 10, y: 230, width: 90), pinned("m9", to: "safe", x: 10, y: 270),
      constraint("m9w", "safe.trailing", "m9.trailing", constant: 10), pinned("m10", to: "safe", x: 10, y: 400),
      constraint("m10w", "safe.trailing", "m10.trailing", constant: 10),
      pinned("m11", to: "safe", x: 10, y: 440, width: 20, height: 20),
      pinned("m12", to: "safe", x: 10, y: 480, width: 100, height: 30),
    ]
  )

  /// Positions and sizes that the constraints leave open, and equal priorities.
  private static let gaps: Content = (
    [
      view("g1"), view("g2"), label("g3", "Tie one", font(17), "horizontalHuggingPriority=\"251\""),
      label("g4", "Tie two", font(17), "horizontalHuggingPriority=\"251\""),
      view("g5", tag: "scrollView", subviews: view("g6")),
      label("g7", "Inequality"),
      view(
        "g8", tag: "stackView", attributes: "axis=\"horizontal\"",
        subviews: label("g9", "First") + label("g10", "Second")),
    ],
    [
      constraint("g1x", "g1.leading", "safe.leading", constant: 10), constraint("g1h", "g1.height", constant: 20),
      constraint("g1w", "g1.width", constant: 20), pinned("g2", to: "safe", x: 10, y: 40),
      pinned("g3", to: "safe", x: 10, y: 80),
      constraint("g4x", "g4.leading", "g3.trailing", constant: 8),
      constraint("g4e", "safe.trailing", "g4.trailing", constant: 10),
      constraint("g4y", "g4.top", "g3.top"), pinned("g5", to: "safe", x: 10, y: 120, width: 100, height: 100),
      constraint("g6x", "g6.leading", "g5.leading"), constraint("g6y", "g6.top", "g5.top"),
      constraint("g6h", "g6.height", constant: 300),
      constraint("g7x", "g7.leading", "safe.leading", constant: 10, relation: "greaterThanOrEqual"),
      constraint("g7y", "g7.top", "safe.top", constant: 230), pinned("g8", to: "safe", x: 10, y: 260, width: 300),
    ]
  )

  /// Contradictions, on all screens and on small ones only, and those that a priority settles.
  private static let conflicts: Content = (
    [view("c1"), view("c2"), label("c3", "Between"), view("c4"), view("c5"), label("c6", "Needs its width")],
    [
      pinned("c1", to: "safe", x: 10, y: 0, width: 50, height: 20), constraint("c1v", "c1.width", constant: 60),
      pinned("c2", to: "safe", x: 10, y: 30, width: 400, height: 20),
      constraint("c2e", "safe.trailing", "c2.trailing", constant: 10),
      pinned("c3", to: "safe", x: 300, y: 60), constraint("c3e", "safe.trailing", "c3.trailing", constant: 60),
      pinned("c4", to: "safe", x: 10, y: 90, width: 100, height: 20),
      constraint("c4v", "c4.width", constant: 120, priority: 999),
      pinned("c5", to: "safe", x: 10, y: 700, height: 300),
      constraint("c5b", "safe.bottom", "c5.bottom", constant: 10),
      constraint("c5w", "c5.width", "c4.width", multiplier: "0.5"), pinned("c6", to: "safe", x: 10, y: 120),
      constraint("c6w", "c6.width", constant: 30, relation: "lessThanOrEqual"),
    ]
  )

  /// Columns that VoiceOver reads by rows, and objects without a name.
  private static let order: Content = (
    [
      label("n1", "Price"), label("n2", "12 €"), label("n3", "Weight"), label("n4", "3 kg"),
      view(
        "n5", tag: "imageView", attributes: "image=\"photo\"",
        content: #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>"#
      ),
      view("n6", tag: "textField"), view("n7", tag: "button", content: "<state key=\"normal\" image=\"photo\"/>"),
      label("n8", "Fixed", font(17), "adjustsFontForContentSizeCategory=\"YES\""),
      view(
        "n9", tag: "button",
        content: #"<state key="normal" image="photo"/><accessibility key="accessibilityConfiguration" label="Open"/>"#),
    ],
    [
      pinned("n1", to: "safe", x: 10, y: 0), pinned("n2", to: "safe", x: 10, y: 24),
      pinned("n3", to: "safe", x: 150, y: 0),
      pinned("n4", to: "safe", x: 150, y: 24), pinned("n5", to: "safe", x: 10, y: 60, width: 40, height: 40),
      pinned("n6", to: "safe", x: 10, y: 110, width: 200),
      pinned("n7", to: "safe", x: 10, y: 150, width: 44, height: 44),
      pinned("n8", to: "safe", x: 10, y: 200), pinned("n9", to: "safe", x: 100, y: 150, width: 43.5, height: 44),
    ]
  )
}
