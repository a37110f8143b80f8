import IBTestSupport

/// Storyboards with every control in several states, every arrangement of a stack, masks and constraints of all kinds,
/// and uneven numbers, so that the golden files show what becomes of each of them.
enum Kitchen {
  static let files = [
    "Kitchen/Bars.storyboard": bars, "Kitchen/Constraints.storyboard": constraints,
    "Kitchen/Controls.storyboard": controls, "Kitchen/Masks.storyboard": masks, "Kitchen/Stacks.storyboard": stacks,
    "Controls.storyboard": earlier(controls), "Constraints.storyboard": earlier(constraints),
    "Narrow.storyboard": narrow, "Later.storyboard": later(earlier(controls)), "Later.xib": later(earlier(constraints)),
    "kinds.json": additions,
  ]

  /// Edits that add a view of each kind that people add.
  private static let additions: String = {
    let kinds =
      "activityIndicatorView button collectionView containerView datePicker imageView label mapView navigationBar "
      + "pageControl pickerView progressView scrollView searchBar segmentedControl slider stackView stepper switch tabBar "
      + "tableView textField textView toolbar view visualEffectView wkWebView"
    let edits = kinds.split(separator: " ").map { #"{"op": "add", "kind": "\#($0)", "into": "root", "pin": "top=7"}"# }
    return "{\"edits\": [\(edits.joined(separator: ","))]}"
  }()

  /// The earlier storyboard as another branch changed it: other values, other ends of constraints, attributes that are gone.
  private static func later(_ text: String) -> String {
    [
      ("Both words", "Three words"), ("=\"0.375\"", "=\"0.625\""), ("minX=\"13", "minX=\"17"), ("\"moon\"", "\"sun\""),
      ("<button id=\"c8\" buttonType=\"close\"", "<button id=\"c8\" buttonType=\"contactAdd\""),
      ("borderStyle=\"line\"", ""),
      ("constant=\"2", "constant=\"3"), ("relation=\"lessThanOrEqual\"", ""), ("secondItem=\"a\"", "secondItem=\"c\""),
    ].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// A storyboard with other flags, numbers, texts and images, as it might have been before.
  private static func earlier(_ text: String) -> String {
    [
      ("\"YES\"", "\"NO\""), ("=\"0.25\"", "=\"0.375\""), ("\"star\"", "\"moon\""), ("Two", "Both"),
      ("title=\"S", "title=\"P"),
      ("boldSystem", "system"), ("style=\"UICT", "name=\"UICT"), ("constant=\"1", "constant=\"2"),
      ("left\"", "leading\""),
      ("minX=\"3", "minX=\"13"), ("\"compact\"", "\"inline\""), ("priority=\"7", "priority=\"6"),
      ("systemRed", "systemPink"),
      ("useAutolayout=\"NO", "useAutolayout=\"YES"), ("Collections=\"NO", "Collections=\"YES"),
      ("Areas=\"NO", "Areas=\"YES"),
    ].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>"#
  private static let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>"#
  private static let red = #"<color key="textColor" red="1" green="0.25" blue="0.125" alpha="0.5"/>"#
  private static let rest = #"<color key="tintColor" systemColor="systemTealColor"/>"#

  /// Tag, attributes, children.
  private static let all: [(String, String, String)] = [
    ("label", #"text="Two words" textAlignment="right""#, font + red),
    ("label", #"text="One long text on several lines" numberOfLines="0" lineBreakMode="wordWrap""#, style),
    (
      "label", #"text="Smaller" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" shadowColor="x" highlighted="YES""#,
      #"<size key="shadowOffset" width="2" height="3"/><color key="shadowColor" white="0.5" alpha="1"/>"#
    ),
    (
      "label", "",
      #"""
      <attributedString key="attributedText"><fragment content="Bold "><attributes><font key="NSFont" size="30" name="Georgia"/>
      <color key="NSColor" white="0.25" alpha="1"/></attributes></fragment><fragment content="plain"/></attributedString>
      """#
    ),
    (
      "button", #"buttonType="system" lineBreakMode="middleTruncation""#,
      font + #"""
        <state key="normal" title="Save" image="star" catalog="system"/><state key="disabled" title="Wait"/>
        <inset key="contentEdgeInsets" minX="3" minY="5" maxX="7" maxY="11"/>
        <inset key="titleEdgeInsets" minX="4" minY="0" maxX="-4" maxY="1"/>
        <connections><action selector="save:" destination="vc" eventType="touchUpInside" id="a1"/></connections>
        """#
    ),
    (
      "button", #"contentHorizontalAlignment="leading" contentVerticalAlignment="bottom""#,
      #"<state key="normal" backgroundImage="star"/>"#
    ),
    ("button", #"buttonType="infoDark""#, ""), ("button", #"buttonType="contactAdd" enabled="NO""#, rest),
    ("button", #"buttonType="close""#, ""),
    (
      "button", "",
      #"<buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" image="star" imagePadding="6"/>"#
    ),
    ("button", "", #"<buttonConfiguration key="configuration" style="plain" title="Plain" imagePlacement="top"/>"#),
    (
      "textField", #"borderStyle="roundedRect" placeholder="Name" clearButtonMode="always""#,
      #"<textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="go" secureTextEntry="YES"/>"#
    ),
    ("textField", #"borderStyle="line" text="Line" textAlignment="center""#, font),
    ("textField", #"borderStyle="bezel""#, ""),
    (
      "textView", #"text="Note" editable="NO""#,
      style + #"<rect key="contentStretch" x="0" y="0" width="1" height="1"/>"#
    ),
    ("switch", #"on="YES""#, #"<color key="onTintColor" systemColor="systemRedColor"/>"#), ("switch", "", ""),
    (
      "slider", #"value="3" minValue="1" maxValue="9" minimumValueImage="star""#,
      #"<color key="minimumTrackTintColor" white="0.75" alpha="1"/>"#
    ),
    ("stepper", #"value="4" maximumValue="8" stepValue="2""#, ""),
    ("progressView", #"progress="0.25""#, #"<color key="trackTintColor" white="0" alpha="1"/>"#),
    ("progressView", #"progress="0.75" progressViewStyle="bar""#, ""),
    (
      "activityIndicatorView", #"style="large" animating="YES""#, #"<color key="color" systemColor="systemBlueColor"/>"#
    ),
    ("activityIndicatorView", #"hidesWhenStopped="YES" style="medium""#, ""),
    (
      "segmentedControl", #"selectedSegmentIndex="1""#,
      #"<segments><segment title="One"/><segment title="Second" width="90"/><segment image="star" catalog="system"/></segments>"#
    ),
    (
      "segmentedControl", #"momentary="YES" apportionsSegmentWidthsByContent="YES""#,
      #"<segments><segment title="A"/><segment title="Longer" enabled="NO"/></segments>"#
    ),
    (
      "pageControl", #"numberOfPages="5" currentPage="2""#,
      #"<color key="currentPageIndicatorTintColor" white="0" alpha="1"/>"#
    ),
    (
      "searchBar", #"placeholder="Find" showsCancelButton="YES""#,
      #"<scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>"#
    ),
    ("searchBar", #"searchBarStyle="minimal" text="x" prompt="Ask""#, ""), ("pickerView", "", ""),
    ("datePicker", #"datePickerMode="time" style="wheels""#, ""),
    ("datePicker", #"datePickerMode="date" style="compact""#, ""),
    ("imageView", #"image="star" catalog="system" contentMode="scaleAspectFit""#, rest),
    ("imageView", #"image="photo" contentMode="topRight""#, ""),
    ("mapView", "", ""), ("wkWebView", "", ""),
    (
      "visualEffectView", "",
      #"<view key="contentView" id="inside"><rect key="frame" x="0" y="0" width="90" height="40"/></view><blurEffect style="regular"/>"#
    ),
    (
      "view", #"alpha="0.5" contentMode="center" clipsSubviews="YES" userLabel="Card" tag="3""#,
      #"""
      <color key="backgroundColor" red="0.5" green="0.75" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
      <accessibility key="accessibilityConfiguration" label="Card" hint="Opens"><bool key="isElement" value="YES"/></accessibility>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """#
    ),
    ("view", #"hidden="YES" customClass="Chart" customModule="App""#, rest),
  ]

  /// All controls in too little room: narrow ones, and flat ones.
  private static let narrow = storyboard(
    scene(
      rootView(
        subviews: all.enumerated().map { place, control in
          view("c\(place)", tag: control.0, attributes: control.1, content: control.2)
        }.joined(),
        constraints: all.indices.map { place in
          let isFlat = place % 2 == 0
          return pinned(
            "c\(place)", to: "root", x: Double(place % 4) * 90, y: 20 + Double(place / 4) * 75, width: isFlat ? 83 : 41,
            height: isFlat ? 13 : 70)
        }.joined())))

  /// One document for each control.
  static let single = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { place, control in
      let control = view("c", tag: control.0, frame: "5 6 90 40", attributes: control.1, content: control.2)
      let root = rootView(subviews: control, constraints: pinned("c", to: "safe", x: 11, y: 30))
      return ("Single/\(place).storyboard", storyboard(scene(root)))
    })

  /// Two columns of controls; a constraint sets the width or height of every third.
  private static let controls = storyboard(
    scene(
      rootView(
        subviews: all.enumerated().map { place, control in
          view("c\(place)", tag: control.0, frame: "5 6 90 40", attributes: control.1, content: control.2)
        }.joined(),
        constraints: all.indices.map { place in
          pinned(
            "c\(place)", to: "root", x: place % 2 == 0 ? 11 : 190, y: 30 + Double(place / 2) * 33,
            width: place % 3 == 1 ? 130 : nil, height: place % 3 == 2 ? 31 : nil)
        }.joined())),
    tail:
      #"<resources><image name="photo" width="24" height="16"/><image name="star" catalog="system" width="128" height="116"/></resources>"#
  )

  /// Every distribution with two alignments on both axes; three views, of which one has no size and one is hidden last.
  private static let stacks: String = {
    let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    let alignments = [
      "vertical": ["leading", "trailing", "center", "fill"],
      "horizontal": ["top", "bottom", "center", "firstBaseline", "lastBaseline"],
    ]
    let kinds = ["vertical", "horizontal"].flatMap { axis in
      distributions.enumerated().flatMap { place, distribution in
        (alignments[axis] ?? []).enumerated().filter { ($0.offset + place) % 2 == 0 }.map {
          (axis, distribution, $0.element)
        }
      }
    }
    let views = kinds.enumerated().map { place, kind in
      view(
        "s\(place)", tag: "stackView", frame: "0 0 99 88",
        attributes: #"axis="\#(kind.0)" distribution="\#(kind.1)" alignment="\#(kind.2)" spacing="\#(place % 4 * 3)""#,
        subviews: view(
          "a\(place)", tag: "label", frame: "0 0 40 20", attributes: #"text="First" horizontalHuggingPriority="251""#)
          + view(
            "b\(place)", tag: "label", frame: "0 30 30 20",
            attributes: #"text="A second text" verticalHuggingPriority="252""#, content: font)
          + view(
            "d\(place)", frame: "0 60 20 10", attributes: place % 5 == 0 ? #"hidden="YES""# : "",
            constraints: constraint("w\(place)", "width", constant: 23)
              + constraint("h\(place)", "height", constant: 17)))
    }
    let places = kinds.indices.map { place in
      pinned(
        "s\(place)", to: "root", x: place % 2 == 0 ? 8 : 195, y: 24 + Double(place / 2) * 95,
        width: place % 3 == 0 ? nil : 170, height: place % 3 == 1 ? nil : 85)
    }
    return storyboard(scene(rootView(subviews: views.joined(), constraints: places.joined())))
  }()

  /// All masks, of views with uneven distances on all sides.
  private static let masks: String = {
    let words = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
    let views = (0..<64).map { mask in
      let chosen = words.indices.filter { mask >> $0 & 1 == 1 }.map { "\(words[$0])=\"YES\"" }
      return view(
        "m\(mask)", frame: "\(10 + mask % 8 * 13) \(30 + mask / 8 * 37) \(31 + mask % 5) \(21 + mask % 7)",
        .mask(chosen.joined(separator: " ")))
    }
    return storyboard(scene(rootView(subviews: views.joined())))
  }()

  /// Margins, baselines, ratios, fractions, priorities, inequalities, left and right, size classes, missing
  /// constraints and contradictions.
  private static let constraints: String = {
    let label = { (id: String, text: String) in view(id, tag: "label", attributes: "text=\"\(text)\"", content: font) }
    let box = { (id: String) in view(id, frame: "9 8 70 60") }
    let views =
      ["a", "b", "c", "d", "e", "f", "g", "h"].map(box).joined() + label("t", "Title") + label("u", "A subtitle")
    let rows: [String] = [
      constraint("a1", "a.leading", "root.leadingMargin", constant: 3)
        + constraint("a2", "a.top", "root.topMargin", constant: 5),
      constraint("a3", "a.width", "root.width", constant: -21, multiplier: "0.5")
        + constraint("a4", "a.height", "a.width", multiplier: "9:16"),
      constraint("b1", "b.left", "a.right", constant: 7)
        + constraint("b2", "root.right", "b.right", constant: 13, relation: "greaterThanOrEqual"),
      constraint("b3", "b.width", constant: 300, priority: 750) + constraint("b4", "b.top", "a.bottom", constant: -4)
        + constraint("b5", "b.bottom", "safe.bottom", constant: -60, multiplier: "0.5"),
      constraint("t1", "t.firstBaseline", "u.lastBaseline", constant: 2)
        + constraint("t2", "t.leading", "safe.leading", constant: 17)
        + constraint("t3", "u.leading", "t.trailing", constant: 8, relation: "greaterThanOrEqual"),
      constraint("t4", "safe.trailing", "u.trailing", constant: 9)
        + constraint("t5", "u.top", "safe.top", constant: 140),
      constraint("c1", "c.centerX", "root.centerX", constant: -30, multiplier: "1.5")
        + constraint("c2", "c.centerY", "root.bottom", multiplier: "2:3") + constraint("c3", "c.width", constant: 44)
        + constraint("c4", "c.height", constant: 40, relation: "lessThanOrEqual")
        + constraint("c5", "c.height", constant: 90, priority: 250),
      constraint("d1", "d.top", "u.bottom", constant: 10) + constraint("d2", "d.leading", "t.leading"),
      constraint("e1", "e.leading", "d.leading", constant: 100) + constraint("e2", "e.top", "d.top")
        + constraint("e3", "e.width", constant: 50) + constraint("e4", "e.width", constant: 60)
        + constraint("e5", "e.height", constant: 20),
      constraint("f1", "f.trailing", "root.trailing", constant: -5)
        + constraint("f2", "f.bottom", "safe.bottom", constant: -6)
        + constraint("f3", "f.width", constant: 30).replacing(
          "/>", with: #"><variation key="widthClass=regular" constant="80"/></constraint>"#)
        + constraint("f4", "f.height", "f.width", constant: 4, multiplier: "2"),
      constraint("g1", "g.leading", "root.leading", constant: 400) + constraint("g2", "g.top", "f.top")
        + constraint("g3", "g.width", constant: 20) + constraint("g4", "g.height", constant: 10),
      constraint("h1", "h.leading", "f.leading") + constraint("h2", "h.top", "f.top")
        + constraint("h3", "h.width", "f.width", multiplier: "0.5") + constraint("h4", "h.height", constant: 9),
    ]
    return storyboard(
      scene(
        rootView(
          subviews: views, constraints: rows.joined(),
          content: #"<edgeInsets key="layoutMargins" top="11" left="12" bottom="13" right="14"/>"#)))
  }()

  /// Bars with items, a table with sections, and a scroll view.
  private static let bars: String = {
    let items =
      #"<barButtonItem title="Cut" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/><barButtonItem image="star" catalog="system" id="i3"/><barButtonItem width="42" style="plain" systemItem="fixedSpace" id="i4"/><barButtonItem systemItem="add" id="i5"/>"#
    let rows = (0..<3).map { row in
      #"<tableViewCell id="r\#(row)" accessoryType="\#(["checkmark", "detailButton", "none"][row])" style="\#(["IBUITableViewCellStyleSubtitle", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleDefault"][row])" textLabel="l\#(row)" rowHeight="\#(50 + row)"><rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView key="contentView" id="k\#(row)"><rect key="frame" x="0" y="0" width="330" height="44"/><subviews><label id="l\#(row)" text="Row \#(row)"><rect key="frame" x="16" y="4" width="60" height="20"/></label></subviews></tableViewCellContentView></tableViewCell>"#
    }
    let table =
      #"<sections><tableViewSection headerTitle="First" footerTitle="A footer with words" id="x1"><cells>\#(rows[0] + rows[1])</cells></tableViewSection><tableViewSection headerTitle="Second" id="x2"><cells>\#(rows[2])</cells></tableViewSection></sections>"#
    let inner = view("scrolled", frame: "0 0 200 900")
    return storyboard(
      scene(
        #"<navigationBar key="navigationBar" id="bar" largeTitles="YES"/><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="g1"/></connections>"#,
        id: "nav", tag: "navigationController", attributes: #"toolbarHidden="NO""#),
      scene(
        rootView(
          subviews: view("tools", tag: "toolbar", content: "<items>\(items)</items>")
            + view(
              "tabs", tag: "tabBar",
              content:
                #"<items><tabBarItem title="One" badgeValue="7" id="j1"/><tabBarItem systemItem="more" id="j2"/></items>"#
            )
            + view(
              "scroll", tag: "scrollView", subviews: inner,
              constraints: pinned("scrolled", to: "scroll", x: 4, y: 6, width: 200, height: 900)
                + constraint("y1", "trailing", "scrolled.trailing", constant: 8)
                + constraint("y2", "bottom", "scrolled.bottom", constant: 10)),
          constraints: ["tools", "tabs", "scroll"].enumerated().map { place, id in
            pinned(id, to: "safe", x: 0, y: Double(place) * 60)
              + constraint("\(id)-t", "safe.trailing", "\(id).trailing", constant: 3)
          }.joined() + constraint("z", "scroll.height", constant: 150))
          + #"<navigationItem key="navigationItem" title="Bars" prompt="Asks" id="n1"><barButtonItem key="leftBarButtonItem" title="Back" id="n2"/><rightBarButtonItems>\#(items.replacing("id=\"i", with: "id=\"n-i"))</rightBarButtonItems></navigationItem><connections><segue destination="list" kind="show" identifier="open" id="g2"/></connections>"#
      ),
      scene(
        rootView(
          "table", tag: "tableView",
          attributes:
            #"dataMode="static" style="grouped" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28""#,
          content: table
        )
        .replacing("id=\"safe\"", with: "id=\"safe-2\""), id: "list", tag: "tableViewController"))
  }()
}
