import IBEdit
import IBSource
import IBTestSupport
import Testing

@Suite struct EditTests {
  @Test func anAttributeComesWhereXcodeWritesIt() throws {
    #expect(
      try change(#"{"op": "set", "object": "butt", "property": "alpha", "value": 0.1}"#) == [
        #"-<button opaque="NO" contentMode="scaleToFill" buttonType="system" id="butt">"#,
        #"+<button opaque="NO" alpha="0.10000000000000001" contentMode="scaleToFill" buttonType="system" id="butt">"#,
      ])
  }

  @Test(arguments: [
    ("NoteViewController", "Note View Controller"), ("ABCNoteViewController", "Note View Controller"),
    ("AB3CNoteView", "Note View"), ("VC_Note", "Note"), ("VC_NOTE", "VC_NOTE"), ("noteView", "Note View"),
    ("NoteView_Old", "Note View Old"), ("NoteURLView", "Note URL View"), ("ABURLNoteView", "URL Note View"),
    ("SelectIDView", "SelectID View"), ("X", "X"), ("aNote", "A Note"), ("XNote", "Note"), ("URL", "URL"),
    ("URLNote", "URL Note"), ("aURLNote", "A URL Note"), ("Note2View", "Note2 View"),
  ])
  func theCommentBeforeASceneSaysItsClassInWords(customClass: String, words: String) throws {
    let screen = """
          <scenes>
              <!--View Controller-->
              <scene sceneID="scen">
                  <objects>
                      <viewController id="cont"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
    let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">\#n"# + screen
    let edit = #"{"op": "set", "object": "cont", "property": "customClass", "value": "\#(customClass)"}"#
    #expect(try edited(edit, in: text).get().contains("<!--\(words)-->"))
  }

  /// The comment before a scene once its controller, with a part and further attributes, has the text.
  @Test(arguments: [
    ("viewController", "", "cont", "title", "Note", "Note"),
    ("viewController", "", "cont", "userLabel", "Note", "Note"),
    ("viewController", "title=\"Old\"", "cont", "userLabel", "Note", "Note"),
    ("viewController", "userLabel=\"Old\"", "cont", "title", "Note", "Scene"),
    ("viewController", "customClass=\"Old\"", "cont", "title", "Note", "Note"),
    ("viewController", "customClass=\"Old\"", "navi", "title", "Note", "Note"),
    ("viewController", "customClass=\"Old\"", "tabb", "title", "Note", "Note"),
    ("viewController", "title=\"Old\"", "navi", "title", "Note", "Scene"),
    ("viewController", "", "cont", "title", "A--B---", "A- -B- - - "),
    ("viewController", "", "cont", "title", "A\nB", "A B"),
    ("tableViewController", "title=\"Old\"", "cont", "title", "", "Table View Controller"),
    ("glkViewController", "title=\"Old\"", "cont", "title", "", "GLKit View Controller"),
    ("avPlayerViewController", "title=\"Old\"", "cont", "title", "", "AV Player View Controller"),
    ("collectionViewController", "title=\"Old\"", "cont", "title", "", "Collection View Controller"),
    ("viewControllerPlaceholder", "", "cont", "storyboardName", "Note", "Note"),
    ("viewControllerPlaceholder", "storyboardName=\"Old\"", "cont", "referencedIdentifier", "Note", "Note"),
    ("viewControllerPlaceholder", "storyboardName=\"Old\"", "cont", "storyboardName", "", "Storyboard Reference"),
  ])
  func theCommentBeforeASceneNamesIt(
    _ element: String, _ attributes: String, _ object: String, _ property: String, _ value: String, _ comment: String
  ) throws {
    let text = storyboard(
      """
      <!--Scene-->
      <scene sceneID="scen">
          <objects>
              <\(element) id="cont" \(attributes)>
                  <navigationItem key="navigationItem" id="navi"/>
                  <tabBarItem key="tabBarItem" id="tabb"/>
              </\(element)>
          </objects>
      </scene>
      """)
    let escaped = value.replacing("\n", with: "\\n")
    let edit = "{\"op\": \"set\", \"object\": \"\(object)\", \"property\": \"\(property)\", \"value\": \"\(escaped)\"}"
    #expect(
      try edited(edit, in: text).get().split(separator: "<!--").last?.split(separator: "-->").first ?? "" == comment)
  }

  @Test func aDefaultIsLeftOut() throws {
    #expect(
      try change(#"{"op": "set", "object": "c-6", "property": "constant", "value": 0}"#) == [
        #"-<constraint firstItem="butt" firstAttribute="top" secondItem="titl" secondAttribute="bottom" constant="8" id="c-6"/>"#,
        #"+<constraint firstItem="butt" firstAttribute="top" secondItem="titl" secondAttribute="bottom" id="c-6"/>"#,
      ])
    #expect(try change(#"{"op": "set", "object": "butt", "property": "hidden", "value": false}"#) == [])
  }

  @Test func aTextWithALineEndIsAnElement() throws {
    let long = try edited(#"{"op": "set", "object": "titl", "property": "text", "value": "A\nB & C"}"#).get()
    #expect(long.contains("<label id=\"titl\">\n"))
    #expect(long.contains("<string key=\"text\">A\nB &amp; C</string>\n"))
    let short = try edited(#"{"op": "set", "object": "titl", "property": "text", "value": "Welcome"}"#, in: long).get()
    #expect(short == Screen.text)
  }

  @Test func aRemovedViewTakesWhatNamesItWithIt() throws {
    #expect(
      try change(#"{"op": "remove", "object": "imag"}"#) == [
        "-<imageView image=\"logo\" id=\"imag\">",
        "-<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"20\" height=\"20\"/>",
        "-</imageView>",
        #"-<constraint firstItem="imag" firstAttribute="leading" secondItem="titl" secondAttribute="trailing" id="c-2"/>"#,
        "-<resources>", "-<image name=\"logo\" width=\"20\" height=\"20\"/>", "-</resources>",
      ])
    let bare = try edited(#"{"op": "remove", "object": "head"}, {"op": "remove", "object": "butt"}"#).get()
    #expect(!bare.contains("<connections") && !bare.contains("<constraints"))
    #expect(bare.contains("<!-- kept by hand -->"))
  }

  @Test func aViewThatMovesLosesTheConstraintsOfItsOldPlace() throws {
    let moved = try edited(#"{"op": "move", "object": "titl", "into": "root"}"#).get()
    #expect(!moved.contains("c-2") && !moved.contains("c-4") && moved.contains("c-6"))
    #expect(moved.contains("                </button>\n                <label text=\"Welcome\" id=\"titl\">\n"))
  }

  @Test func aConstraintThatStoodInAnOuterViewFollowsItsView() throws {
    let text = Screen.text.replacing(
      #"<constraint firstItem="imag" firstAttribute="leading""#,
      with: #"<constraint firstItem="imag" firstAttribute="width" id="c-1"/>$0"#.replacing(
        "$0", with: #"<constraint firstItem="imag" firstAttribute="leading""#))
    let moved = try edited(#"{"op": "move", "object": "imag", "into": "butt"}"#, in: text).get()
    #expect(moved.contains(#"<constraint firstAttribute="width" id="c-1"/>"#))
    #expect(!moved.contains(#"firstItem="imag""#))
  }

  @Test func aConstraintStandsInTheNearestCommonView() throws {
    #expect(
      try change(
        #"{"op": "constrain", "id": "c-3", "firstItem": "head", "firstAttribute": "bottom", "secondItem": "titl", "secondAttribute": "bottom", "priority": 1000, "constant": 8}"#
      ) == [
        #"+<constraint firstAttribute="bottom" secondItem="titl" secondAttribute="bottom" constant="8" id="c-3"/>"#
      ])
    #expect(
      try refusal(#"{"op": "constrain", "firstItem": "-1", "firstAttribute": "top", "secondItem": "titl"}"#)
        == "'-1' and 'titl' have no common superview, so no constraint can connect them")
  }

  @Test func connectionsAreSorted() throws {
    #expect(
      try change(
        #"{"op": "connect", "outlet": "logo", "from": "-1", "to": "imag", "id": "o-3"}, {"op": "connect", "action": "reset", "event": "touchDown", "from": "butt", "to": "-1", "id": "a-2"}"#
      ) == [
        #"+<outlet property="logo" destination="imag" id="o-3"/>"#,
        #"+<action selector="reset" destination="-1" eventType="touchDown" id="a-2"/>"#,
      ])
    #expect(
      try refusal(#"{"op": "connect", "outlet": "header", "from": "-1", "to": "imag"}"#)
        .hasSuffix(" is already connected to view \"Header\" 'head': disconnect it first"))
  }

  /// The lines after edits, without indentation.
  private func lines(_ edits: String, in text: String = Screen.text) throws -> [Substring] {
    try edited(edits, in: text).get().split(separator: "\n").map { $0.drop { $0 == " " } }
  }

  /// Xcode's refactoring renames in the text of the file; a document that Xcode saves is sorted.
  @Test func aRenamedConnectionIsSortedIfSomethingElseChanges() throws {
    func names(_ edits: String) throws -> [Substring] {
      try lines(edits).filter { $0.hasPrefix("<outlet") }.compactMap { $0.split(separator: "\"").dropFirst().first }
    }
    let rename = #"{"op": "set", "object": "o-1", "property": "property", "value": "top"}"#
    #expect(try names(rename) == ["top", "submitButton"])
    let text = #"{"op": "set", "object": "titl", "property": "text", "value": "Hi"}"#
    #expect(try names("\(rename), \(text)") == ["submitButton", "top"])
  }

  @Test func aRecognizerLeavesAnEmptyListInItsView() throws {
    let add = #"{"op": "add", "kind": "tapGestureRecognizer", "id": "tap", "into": "document", "container": "objects"}"#
    let connect =
      #"{"op": "connect", "outletCollection": "gestureRecognizers", "from": "head", "to": "tap", "id": "r-1"}"#
    let new = try lines("\(add), \(connect)")
    let place = try #require(new.firstIndex(of: "<gestureRecognizers/>"))
    #expect(new[place - 1] == "</subviews>" && new[place + 1] == "<constraints>")
  }

  @Test func aPartThatMovesTakesItsFixedPosition() throws {
    let scenes = storyboard(
      """
      <scene sceneID="s-1">
          <objects>
              <viewController id="one" sceneMemberID="viewController">
                  <tabBarItem key="tabBarItem" title="One" id="tab"/>
              </viewController>
          </objects>
      </scene>
      """,
      """
      <scene sceneID="s-2">
          <objects>
              <navigationController id="two" sceneMemberID="viewController">
                  <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                  <connections>
                      <segue destination="one" kind="relationship" relationship="rootViewController" id="seg"/>
                  </connections>
              </navigationController>
          </objects>
      </scene>
      """)
    let moved = try lines(#"{"op": "move", "object": "tab", "into": "two", "container": ""}"#, in: scenes)
    let bar = try #require(moved.firstIndex { $0.hasPrefix("<navigationBar") })
    #expect(moved[bar - 1].hasPrefix("<tabBarItem") && moved[bar - 2].hasPrefix("<navigationController"))
  }

  /// 700 points to the right of the last scene; a storyboard without scenes has none to the left.
  @Test(arguments: [("", "0.0"), (#"<point key="canvasLocation" x="-20" y="7"/>"#, "680"), ("<x/>", "0.0")])
  func aNewSceneHasARoomOfItsOwn(point: String, x: String) throws {
    let old = point.isEmpty ? "" : "<scene sceneID=\"s\"><objects/>\(point)</scene>"
    let add = #"{"op": "add", "kind": "scene", "into": "document", "container": "scenes", "canvas": {}}"#
    #expect(
      try edited(add, in: storyboard(old)).get().contains(#"<point key="canvasLocation" x="\#(x)" y="0.0"/>"#))
  }

  @Test func aKeyStandsForOneObject() throws {
    let bar = { (key: String) in #"{"kind": "barButtonItem", "key": "\#(key)", "container": ""}"# }
    let item = { (keys: [String]) in
      #"{"op": "add", "kind": "navigationItem", "id": "item", "into": "document", "container": "objects", "children": [\#(keys.map(bar).joined(separator: ", "))]}"#
    }
    #expect(
      try refusal(item(["leftBarButtonItem", "leftBarButtonItem"])) == "'item' already has a 'leftBarButtonItem'")
    #expect(try edited(item(["leftBarButtonItem", "rightBarButtonItem"])).get().contains(#"key="rightBarButtonItem""#))
  }

  @Test func aClassWithoutAModuleHasNoProvider() throws {
    func controller(_ properties: String) throws -> String {
      let child =
        #"{"kind": "viewController", "id": "new", "container": "objects", "properties": {\#(properties)}}"#
      return try edited(
        #"{"op": "add", "kind": "scene", "into": "document", "container": "scenes", "children": [\#(child)]}"#,
        in: storyboard("")
      ).get()
    }
    #expect(try controller(#""customClass": "Login""#).contains(#"id="new" customClass="Login" sceneMemberID"#))
    #expect(
      try controller(#""customClass": "Login", "customModule": "App""#).contains(
        #"customClass="Login" customModule="App" customModuleProvider="target""#))
  }

  @Test(arguments: [
    (
      "pageViewController",
      #"transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" id="new""#
    ),
    ("splitViewController", #"<splitViewController id="new" sceneMemberID="viewController"/>"#),
    (
      "avPlayerViewController",
      #"videoGravity="AVLayerVideoGravityResizeAspect" id="new" sceneMemberID="viewController"/>"#
    ),
    ("glkViewController", #"preferredFramesPerSecond="30" id="new" sceneMemberID="viewController"/>"#),
  ]) func newControllersHaveTheAttributesOfTheirKind(kind: String, expected: String) throws {
    let child = #"{"kind": "\#(kind)", "id": "new", "container": "objects"}"#
    let text = try edited(
      #"{"op": "add", "kind": "scene", "into": "document", "container": "scenes", "children": [\#(child)]}"#,
      in: storyboard("")
    ).get()
    #expect(text.contains(expected))
    #expect(text.contains(#"sceneMemberID="viewController""#))
  }

  @Test func lineEndsTabsAndCommentsStay() throws {
    let windows = Screen.text.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
    let edits =
      #"{"op": "add", "kind": "label", "id": "new", "into": "root", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#
    let changed = try change(edits, in: windows)
    let new = try edited(edits, in: windows).get()
    #expect(changed.count == 4 && changed.allSatisfy { $0.hasPrefix("+") })
    #expect(new.contains("\r\n\t\t\t\t<label opaque=\"NO\""))
    #expect(new.contains("\r\n\t\t\t\t\t<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>\r\n"))
    #expect(new.contains("<!-- kept by hand -->"))
    let bytes: [UInt8] = Array(new.utf8)
    let strays = bytes.indices.filter { (index: Int) -> Bool in
      bytes[index] == 10 && (index == 0 || bytes[index - 1] != 13)
    }
    #expect(strays.isEmpty)
  }

  @Test func anEditAndItsInverseGiveTheSameBytes() throws {
    let pairs = [
      (
        #"{"op": "connect", "outlet": "logo", "from": "imag", "to": "titl", "id": "x"}"#,
        #"{"op": "remove", "object": "x"}"#
      ),
      (
        #"{"op": "set", "object": "titl", "property": "accessibilityConfiguration.traits.header", "value": true}"#,
        #"{"op": "set", "object": "titl", "property": "accessibilityConfiguration.traits.header", "value": null}"#
      ),
      (
        #"{"op": "set", "object": "butt", "property": "highlighted.image", "value": "pressed"}"#,
        #"{"op": "set", "object": "butt", "property": "highlighted.image", "value": null}"#
      ),
      (
        #"{"op": "set", "object": "titl", "runtime": "radius", "type": "number", "value": 4}"#,
        #"{"op": "set", "object": "titl", "runtime": "radius", "value": null}"#
      ),
      (
        #"{"op": "add", "kind": "view", "into": "imag", "id": "x", "pin": "width=4"}"#,
        #"{"op": "remove", "object": "x"}"#
      ),
      (
        #"{"op": "move", "object": "butt", "before": "head"}"#, #"{"op": "move", "object": "butt", "after": "head"}"#
      ),
    ]
    for (there, back) in pairs {
      let changed = try edited(there).get()
      #expect(changed != Screen.text, "\(there)")
      let restored = try edited(back, in: changed).get()
      #expect(there.contains("move") || restored == Screen.text, "\(there)")
    }
  }

  @Test func newResourcesAreListedWithTheirSizes() throws {
    #expect(
      try change(#"{"op": "set", "object": "imag", "property": "highlightedImage", "value": "dark"}"#).last
        == "+<image name=\"dark\" width=\"30\" height=\"40\"/>")
    let colored = try edited(
      #"{"op": "set", "object": "head", "property": "backgroundColor", "value": {"color": {"name": "Brand"}}}"#
    ).get()
    #expect(
      colored.contains(
        """
                <namedColor name="Brand">
                    <color red="1" green="0.0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </namedColor>
        """))
  }

  @Test func aNewImageBringsTheMissingOnes() throws {
    let unlisted = Screen.text.replacing(#"<image name="logo" width="20""#, with: #"<image name="old" width="20""#)
    #expect(
      try change(#"{"op": "set", "object": "imag", "property": "highlightedImage", "value": "dark"}"#, in: unlisted)
        .dropFirst(2) == [
          "+<image name=\"dark\" width=\"30\" height=\"40\"/>", "+<image name=\"logo\" width=\"30\" height=\"40\"/>",
        ])
    #expect(try change(#"{"op": "set", "object": "head", "property": "alpha", "value": 0.5}"#, in: unlisted).count == 2)
  }

  @Test func missingRowsOfColorsStayMissing() throws {
    let unlisted = Screen.text.replacing(
      #"<state key="normal" title="Submit"/>"#, with: #"<color key="tintColor" systemColor="labelColor"/>"#)
    for (object, edit, value) in [
      ("imag", "highlightedImage", #""dark""#), ("head", "backgroundColor", #"{"color": {"name": "Brand"}}"#),
    ] {
      let set = #"{"op": "set", "object": "\#(object)", "property": "\#(edit)", "value": "#
      let there = try edited(set + value + "}", in: unlisted).get()
      #expect(!there.contains("<systemColor"))
      #expect(try edited(set + "null}", in: there).get() == unlisted)
    }
  }

  @Test func aFeatureComesAndGoesWithItsCapability() throws {
    let text = Screen.text.replacing(
      "    <objects>\n",
      with: """
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <objects>

        """)
    let set = #"{"op": "set", "object": "head", "property": "backgroundColor", "value": "#
    let colored = try edited(set + #"{"color": {"systemColor": "labelColor"}}}"#, in: text).get()
    #expect(
      colored.contains(
        """
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="System colors in document resources" minToolsVersion="11.0"/>
                <capability name="documents
        """))
    #expect(try edited(set + "null}", in: colored).get() == text)
  }

  /// The accent color needs the capability where a view uses it, and not where it is only the tint of the document.
  @Test(arguments: [true, false]) func anotherColorLeavesTheCapabilityOfTheAccentColor(isUsed: Bool) throws {
    let capability = #"        <capability name="Named colors" minToolsVersion="9.0"/>\#n"#
    let color = #"<color key="tintColor" name="AccentColor"/>"#
    let text = Screen.text
      .replacing(
        "    <objects>\n",
        with: """
              <dependencies>
                  <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
          \(isUsed ? capability : "")    </dependencies>
          \(isUsed ? "" : "    \(color)\n")    <objects>

          """
      )
      .replacing(#"<state key="normal" title="Submit"/>"#, with: isUsed ? color : #"<state key="normal"/>"#)
      .replacing(
        #"        <image name="logo""#, with: #"        <namedColor name="AccentColor"/>\#n        <image name="logo""#)
    let edit = #"{"op": "set", "object": "head", "property": "backgroundColor", "value": "#
    let there = try edited(edit + #"{"color": {"name": "Brand"}}}"#, in: text).get()
    #expect(there.contains("Named colors"))
    #expect(try edited(edit + "null}", in: there).get() == text)
  }

  @Test func newIDsAreTheSameInEveryRunAndNeverTaken() throws {
    let add = #"{"op": "add", "kind": "view", "into": "root"}"#
    let once = try edited(add).get()
    #expect(try edited(add).get() == once)
    let twice = try edited(add, in: once).get()
    let ids = twice.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    #expect(ids.count { $0.split(separator: "-").map(\.count) == [3, 2, 3] } == 2)
  }

  @Test func aBadEditIsRefusedWithItsPlace() throws {
    guard
      case .failure(let refusal) = try edited(
        #"{"op": "remove", "object": "butt"}, {"op": "set", "object": "butt", "property": "alpha", "value": 1}"#)
    else { return #expect(Bool(false), "not refused") }
    #expect(refusal.message == "no object matches 'butt'")
    #expect(refusal.range?.lower == 47)
  }

  @Test func unknownWordsAreRefusedWithWhatWasMeant() throws {
    #expect(
      try refusal(#"{"op": "set", "object": "butt", "property": "hiden", "value": true}"#)
        == "button has no property 'hiden'; did you mean 'hidden'?")
    #expect(
      try refusal(#"{"op": "set", "object": "butt", "property": "hidden", "value": "maybe"}"#)
        == "'hidden' must be true or false, not 'maybe'")
    #expect(
      try refusal(#"{"op": "add", "kind": "lable", "into": "root"}"#) == "unknown kind 'lable'; did you mean 'label'?")
    #expect(
      try refusal(#"{"op": "constrain", "firstItem": "titl", "firstAttribute": "topp"}"#)
        .hasPrefix("unknown value 'topp' of 'firstAttribute'; did you mean 'top'?"))
    #expect(try refusal(#"{"op": "sett"}"#).hasPrefix("unknown operation 'sett'; did you mean 'set'?"))
    #expect(try refusal(#"{"op": "remove", "objekt": "a"}"#).hasPrefix("unknown key 'objekt'"))
  }

  @Test func aReferenceToNothingIsRefused() throws {
    #expect(
      try refusal(#"{"op": "connect", "outlet": "a", "from": "root", "to": "gone"}"#) == "no object matches 'gone'")
    #expect(
      try refusal(#"{"op": "set", "object": "document", "property": "initialViewController", "value": "x"}"#)
        == "no object matches 'x'")
    #expect(
      try refusal(#"{"op": "add", "kind": "view", "into": "root", "id": "butt"}"#)
        == "another object already has the id 'butt'")
  }

  @Test(arguments: [
    (
      #"{"op": "add", "kind": "barButtonItem", "into": "root"}"#,
      "bar button item is not a view; name its list with 'container' or 'key'"
    ),
    (
      #"{"op": "connect", "from": "butt", "to": "head", "segue": "show"}"#,
      "a segue must lead to a view controller or an exit, but"
    ),
    (
      #"{"op": "connect", "from": "butt", "to": "head"}"#,
      "a connection needs one of outlet, outletCollection, action and segue"
    ),
    (
      #"{"op": "disconnect", "from": "-1", "outlet": "header", "id": "a-1"}"#,
      "'a-1' is not a connection of the kind 'outlet'"
    ),
    (
      #"{"op": "set", "object": "head", "property": "installed", "value": 7}"#,
      "'installed' must be true, false or null"
    ),
    (#"{"op": "set", "object": "butt", "runtime": "x", "value": null}"#, "no runtime attribute 'x'"),
    ("1", "expected an object"), (#"{"op": "remove", "op": "remove"}"#, "the key 'op' occurs twice"),
    (#"{"op": "add", "kind": "view", "into": "root", "children": {}}"#, "'children' must be an array"),
    (
      #"{"op": "set", "object": "butt", "property": "tintColor", "value": {"color": {}, "rect": {}}}"#,
      "a part must be an object with one key, its element, such as {\"color\": {…}}"
    ),
    (
      #"{"op": "add", "kind": "view", "into": "root", "id": ""}"#, "an id cannot be empty or contain control characters"
    ),
    (
      #"{"op": "add", "kind": "view", "into": "root", "id": "a\u0001"}"#,
      "an id cannot be empty or contain control characters"
    ),
  ])
  func anImpossibleEditIsRefused(_ edit: String, _ message: String) throws {
    let told = try refusal(edit)
    #expect(told.hasPrefix(message), "\(told)")
  }

  @Test func aConnectionIsRemovedByItsID() throws {
    #expect(
      try change(#"{"op": "disconnect", "from": "-1", "outlet": "header", "id": "o-1"}"#)
        == [#"-<outlet property="header" destination="head" id="o-1"/>"#])
  }

  @Test func aNewViewHasItsRuntimeAttributes() throws {
    let text = try edited(
      #"{"op": "add", "kind": "view", "into": "root", "runtime": [{"runtime": "radius", "type": "number", "value": 8}]}"#
    ).get()
    #expect(text.contains(#"<userDefinedRuntimeAttribute type="number" keyPath="radius">"#), "\(text)")
  }

  /// The comment before a removed view stays before the next one.
  @Test func aCommentBeforeARemovedViewStays() throws {
    let end = "            </subviews>\n            <constraints>\n                <constraint firstItem=\"butt\""
    let text = Screen.text.replacing(end, with: "                <view id=\"next\"/>\n" + end)
    let removed = try edited(#"{"op": "remove", "object": "butt"}"#, in: text).get()
    let comment = "                <!-- kept by hand -->\n                <view id=\"next\"/>\n"
    #expect(text != Screen.text && removed.contains(comment), "\(removed)")
  }

  @Test func numbersHaveSeventeenDigits() throws {
    for (number, text) in [
      ("0.1", "0.10000000000000001"), ("0.333333333333333315", "0.33333333333333331"), ("20", "20"),
      ("80.33333333333333", "80.333333333333329"), ("1e-7", "9.9999999999999995e-08"), ("123456789012", "123456789012"),
      ("1e-14", "1e-14"), ("2e-14", "2e-14"), ("-0.5", "-0.5"), ("1e21", "1e+21"), ("0.001", "0.001"),
    ] {
      let result = try edited(#"{"op": "set", "object": "c-6", "property": "constant", "value": \#(number)}"#).get()
      #expect(result.contains("constant=\"\(text)\""), "\(number)")
    }
  }
}

/// Installed views and constraints, segments and attributed texts.
@Suite struct RowEditTests {
  @Test func anObjectIsTakenOutForSomeTraits() throws {
    let out =
      #"{"op": "set", "object": "imag", "variation": "widthClass=regular", "property": "installed", "value": false}"#
    #expect(
      try change(out) == [
        #"+<variation key="widthClass=regular">"#, #"+<mask key="subviews">"#, #"+<exclude reference="imag"/>"#,
        "+</mask>", "+</variation>",
      ])
    let back =
      #"{"op": "set", "object": "imag", "variation": "widthClass=regular", "property": "installed", "value": null}"#
    #expect(try edited(back, in: try edited(out).get()).get() == Screen.text)
  }

  @Test func aConstraintIsInstalledForSomeTraitsOnly() throws {
    let edits = #"""
      {"op": "set", "object": "c-2", "property": "installed", "value": false},
      {"op": "set", "object": "c-2", "variation": "heightClass=compact", "property": "installed", "value": true}
      """#
    #expect(
      try change(edits) == [
        #"+<variation key="default">"#, #"+<mask key="constraints">"#, #"+<exclude reference="c-2"/>"#, "+</mask>",
        "+</variation>", #"+<variation key="heightClass=compact">"#, #"+<mask key="constraints">"#,
        #"+<include reference="c-2"/>"#, "+</mask>", "+</variation>",
      ])
    // Everything is installed by default.
    let installed = #"{"op": "set", "object": "c-2", "property": "installed", "value": true}"#
    #expect(try change(installed) == [])
    #expect(
      try refusal(#"{"op": "set", "object": "-1", "property": "installed", "value": false}"#)
        .hasPrefix("only views and constraints can be left out of a size class, not "))
  }

  private static let rows = Screen.text.replacing(
    "<imageView image=\"logo\" id=\"imag\">",
    with: """
      <segmentedControl opaque="NO" id="segm">
                                      <rect key="frame" x="0.0" y="0.0" width="120" height="32"/>
                                      <segments>
                                          <segment title="First"/>
                                          <segment title="Second"/>
                                      </segments>
                                  </segmentedControl>
                                  <label id="attr">
                                      <attributedString key="attributedText">
                                          <fragment content="Old"/>
                                      </attributedString>
                                  </label>
                                  <imageView image="logo" id="imag">
      """)

  @Test func rowsGoByTheirNumbers() throws {
    func rows(_ edits: String) throws -> [String] { try change(edits, in: Self.rows) }
    #expect(
      try rows(#"{"op": "set", "object": "segm", "property": "segments.1.title", "value": "Last"}"#) == [
        #"-<segment title="Second"/>"#, #"+<segment title="Last"/>"#,
      ])
    #expect(
      try rows(#"{"op": "set", "object": "segm", "property": "segments.2.title", "value": "Third"}"#) == [
        #"+<segment title="Third"/>"#
      ])
    #expect(
      try rows(#"{"op": "set", "object": "segm", "property": "segments.0", "value": null}"#) == [
        #"-<segment title="First"/>"#
      ])
    #expect(
      try rows(#"{"op": "set", "object": "attr", "property": "attributedText.0.content", "value": "New"}"#) == [
        #"-<fragment content="Old"/>"#, #"+<fragment content="New"/>"#,
      ])
    #expect(
      try refusal(
        #"{"op": "set", "object": "segm", "property": "segments.5.title", "value": "No"}"#, in: Self.rows)
        == "segments has 2 rows, numbered from 0, but no row 5")
  }
}
