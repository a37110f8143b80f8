import IBMerge
import IBSyntax
import Testing

/// An id that both sides gave to two things: both stay, one with another id.
@Suite struct SharedIDTests {
  private let label = "                <label opaque=\"NO\" text=\"Name\" id=\"new-00-001\"/>\n"
  private let slider = "                <slider opaque=\"NO\" value=\"0.5\" id=\"new-00-001\"/>\n"
  private let constraint = """
                    <constraint firstItem="new-00-001" firstAttribute="top" secondItem="roo-t0-001" \
    secondAttribute="top" id="con-00-009"/>

    """

  private let outlet = "<outlet property=\"s\" destination=\"new-00-001\" id=\"out-00-002\"/>\n"

  private var ours: String { screen.with(subviewsEnd, label + subviewsEnd) }
  /// With a constraint and an outlet that lead to the slider.
  private var theirs: String {
    screen.with(subviewsEnd, slider + subviewsEnd)
      .with("            </constraints>\n", constraint + "            </constraints>\n")
      .with("out-00-001\"/>\n", "out-00-001\"/>\n\(outlet)")
  }

  private func fresh(_ merged: DocumentMerge) throws -> String {
    try #require(merged.notes.count == 1)
    guard case .freshID(let old, let fresh, _, _, _) = merged.notes[0] else { throw UnreadableVersion(findings: []) }
    #expect(old == "new-00-001")
    return fresh
  }

  /// The values of an attribute in all elements of a name.
  private func values(_ attribute: String, of name: String, in text: String) throws -> [String] {
    let tree = try tree(text)
    return (0..<tree.elementCount).map(tree.element).filter { $0.tag == name }.compactMap { element in
      element.attributes.first { $0.nameText == attribute }?.value
    }
  }

  @Test func referencesFollowTheThingThatGotAnotherID() throws {
    let merged = try merge(screen, ours, theirs)
    let fresh = try fresh(merged)
    #expect(merged.conflicts.isEmpty)
    let label = try values("id", of: "label", in: merged.text).last
    let slider = try values("id", of: "slider", in: merged.text)
    #expect(label.map { Set(slider + [$0]) } == ["new-00-001", fresh])
    #expect(try values("destination", of: "outlet", in: merged.text).last == slider.first)
    #expect(try values("firstItem", of: "constraint", in: merged.text).contains(slider.first ?? ""))
  }

  @Test func theSameIDIsFoundAgainWithTheSidesSwapped() throws {
    let first = try fresh(merge(screen, ours, theirs))
    #expect(try fresh(merge(screen, ours, theirs)) == first)
    let swapped = try merge(screen, theirs, ours)
    #expect(try fresh(swapped) == first)
    let sliders = try [merge(screen, ours, theirs), swapped].map { try values("id", of: "slider", in: $0.text) }
    #expect(sliders[0] == sliders[1])
  }

  @Test func whatBothSidesAddedAlikeIsOneThing() throws {
    let theirs = screen.with(subviewsEnd, label.with("Name", "Title") + subviewsEnd)
    #expect(try merge(screen, ours, ours).notes.isEmpty)
    let merged = try merge(screen, ours, theirs)
    #expect(merged.notes.isEmpty && merged.conflicts.count == 1)
  }

  @Test func scenesWithOneIDAndOtherControllersAreTwo() throws {
    func storyboard(_ controllers: [String]) -> String {
      let scenes = controllers.map { controller in
        """
                <scene sceneID="sce-00-001">
                    <objects>
                        <viewController id="\(controller)"/>
                    </objects>
                </scene>

        """
      }
      return "<document>\n    <scenes>\n\(scenes.joined())    </scenes>\n</document>\n"
    }
    let merged = try merge(storyboard([]), storyboard(["con-01"]), storyboard(["con-02"]))
    #expect(merged.conflicts.isEmpty && merged.notes.count == 1)
    #expect(try Set(values("sceneID", of: "scene", in: merged.text)).count == 2)
    #expect(try values("id", of: "viewController", in: merged.text).sorted() == ["con-01", "con-02"])
  }

  @Test func aConnectionThatBothMadeIsThereOnceWithTheSmallerID() throws {
    func version(_ id: String, _ destination: String = "roo-t0-001") -> String {
      let outlet = "<outlet property=\"s\" destination=\"\(destination)\" id=\"\(id)\"/>\n"
      return screen.with("out-00-001\"/>\n", "out-00-001\"/>\n\(outlet)")
    }
    for (ours, theirs) in [("new-00-001", "new-00-002"), ("new-00-002", "new-00-001")] {
      let merged = try merge(screen, version(ours), version(theirs))
      #expect(merged.conflicts.isEmpty && merged.notes.isEmpty)
      #expect(try values("id", of: "outlet", in: merged.text).filter { $0.hasPrefix("new") } == ["new-00-001"])
    }
    // Another end is another connection, for which there is no room.
    #expect(try merge(screen, version("new-00-001"), version("new-00-002", "lab-el-001")).conflicts.count == 1)
  }
}
