import IBEdit
import IBSource
import IBTestSupport
import Testing

@Suite struct HandleTests {
  private func removes(_ handle: String, _ id: String) throws -> Bool {
    let escaped = handle.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    let byName = try edited(#"{"op": "remove", "object": "\#(escaped)"}"#)
    return try byName.get() == edited(#"{"op": "remove", "object": "\#(id)"}"#).get()
  }

  @Test func objectsGoByTextLabelOutletAndClass() throws {
    #expect(try removes("\"Submit\"", "butt"))
    #expect(try removes("submitButton", "butt"))
    #expect(try removes("Header", "head"))
    #expect(try removes("Header/Welcome", "titl"))
    #expect(try removes("Header/\"Welcome\"", "titl"))
    #expect(try removes("imageView", "imag"))
  }

  @Test func aConstraintGoesByItsObjectAndEdge() throws {
    #expect(
      try change(#"{"op": "set", "object": "Submit", "property": "constant:top", "value": 12}"#)
        == change(#"{"op": "set", "object": "c-6", "property": "constant", "value": 12}"#))
    #expect(
      try refusal(#"{"op": "set", "object": "Submit", "property": "constant:bottom", "value": 12}"#)
        == "button \"Submit\" 'butt' has no constraint on its bottom")
    let twice = try edited(
      #"{"op": "constrain", "firstItem": "butt", "firstAttribute": "top", "secondItem": "root", "secondAttribute": "top", "id": "c-9"}"#
    ).get()
    #expect(
      try refusal(#"{"op": "set", "object": "Submit", "property": "priority:top", "value": 1}"#, in: twice)
        == "button \"Submit\" 'butt' has 2 constraints on its top: top=\"Welcome\".bottom+8 'c-6', top=superview 'c-9'; "
        + "set it by the id of the constraint")
  }

  @Test func anAmbiguousNameListsTheCandidates() throws {
    #expect(
      try refusal(#"{"op": "remove", "object": "view"}"#)
        == "2 objects match 'view'; use an id: view 'root', view \"Header\" 'head'")
  }

  @Test func anUnknownNameIsRefusedWithWhatWasMeant() throws {
    #expect(try refusal(#"{"op": "remove", "object": "Headr"}"#) == "no object matches 'Headr'; did you mean 'Header'?")
  }

  /// Xcode writes the name of a controller before its scene.
  @Test func aControllerGoesByTheCommentBeforeItsScene() throws {
    let scene = storyboard(
      "<!--Sign In-->\n<scene sceneID=\"s\"><objects><viewController id=\"c\" sceneMemberID=\"viewController\"/></objects></scene>"
    )
    let set = #"{"op": "set", "object": "Sign In", "property": "definesPresentationContext", "value": true}"#
    #expect(try edited(set, in: scene).get().contains(#"<viewController definesPresentationContext="YES" id="c""#))
  }

  @Test func pinsFollowTheSafeAreaOfARootView() throws {
    let scene = storyboard(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" customClass="Login" sceneMemberID="viewController">
      <view key="view" id="v"><viewLayoutGuide key="safeArea" id="g"/></view>
      </viewController>
      </objects></scene>
      """)
    let new = try edited(
      #"{"op": "add", "kind": "label", "into": "Login", "id": "l", "pin": "leading,trailing=16,height=20"}"#, in: scene
    ).get()
    #expect(
      new.contains(
        "<constraint firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"g\" secondAttribute=\"leading\" constant=\"16\""
      ))
    #expect(
      new.contains(
        "<constraint firstItem=\"g\" firstAttribute=\"trailing\" secondItem=\"l\" secondAttribute=\"trailing\" constant=\"16\""
      ))
    #expect(new.contains("<constraint firstAttribute=\"height\" constant=\"20\""))
  }

  @Test func theOutlineTellsNamesAndConstraints() throws {
    let outline = EditOutline(try model(Screen.text))
    let objects = try #require(outline.scenes.first).objects
    #expect(objects.map(\.id) == ["-1", "root", "head", "titl", "imag", "butt"])
    let button = try #require(objects.last)
    #expect(button.text == "Submit")
    #expect(button.outlets == ["submitButton"])
    #expect(button.actions == ["touchUpInside→submit:"])
    #expect(button.constraints == ["top=\"Welcome\".bottom+8"])
    #expect(objects[3].constraints == ["top=superview"])
  }

  /// The constraint names the view twice.
  @Test func aRatioOfAViewIsToldOnce() throws {
    let ratio = constraint("r", "box.width", "box.height")
    let outline = EditOutline(try model(storyboard(scene(rootView(subviews: view("box"), constraints: ratio)))))
    #expect(outline.scenes.first?.objects.first { $0.id == "box" }?.constraints == ["width=self.height"])
  }

  /// Of equal names, that in the scene of the other object is meant.
  @Test func aNameMeansAnObjectOfTheScene() throws {
    func screen(_ number: Int) -> String {
      scene(
        rootView("root-\(number)", subviews: view("label-\(number)", tag: "label", attributes: "text=\"Title\""))
          .replacing("id=\"safe\"", with: "id=\"safe-\(number)\""), id: "vc-\(number)")
    }
    let text = storyboard(screen(1), screen(2))
    let connect = #"{"op": "connect", "from": "vc-2", "to": "Title", "outlet": "name", "id": "o-1"}"#
    #expect(try change(connect, in: text).contains { $0.contains(#"property="name" destination="label-2""#) })
    #expect(
      try refusal(#"{"op": "remove", "object": "Title"}"#, in: text).hasPrefix("2 objects match 'Title'; use an id"))
  }

  @Test func aConnectionThatIsThereTwiceNeedsItsID() throws {
    let text = Screen.text.replacing(
      #"<outlet property="header" destination="head" id="o-1"/>"#,
      with:
        #"<outletCollection property="all" destination="head" id="o-1"/><outletCollection property="all" destination="titl" id="o-3"/>"#
    )
    #expect(
      try refusal(#"{"op": "disconnect", "from": "-1", "outletCollection": "all"}"#, in: text)
        == "several connections match: 'o-1', 'o-3'")
  }
}
