import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBDriver

/// What `keyline edit` refuses, writes and leaves besides the language of edits.
@Suite struct EditCommandTests {
  private static let document = IBTestSupport.document(
    """
            <view contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001" userLabel="Box">
                        <rect key="frame" x="16" y="8" width="100" height="50"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="50" id="hei-gh-001"/>
                        </constraints>
                    </view>
                </subviews>
            </view>
    """)

  private func run(_ words: String..., in memory: MemoryWorld) async -> IBDriver.ExitStatus {
    await memory.run(words: ["edit", "a.xib"] + words)
  }

  @Test func aFileThatChangedMeanwhileIsNotOverwritten() async throws {
    let memory = MemoryWorld(["a.xib": Self.document])
    #expect(await run("set", "Box", "alpha=0.5", "-q", in: memory) == .success)
    let first = try #require(memory.writtenFile("a.xib"))
    // This world still reads the old file, as a run that began before the first one ended.
    #expect(await run("set", "Box", "alpha=0.7", "-q", in: memory) == .unreadable)
    #expect(memory.writtenFile("a.xib") == first)
    #expect(memory.diagnostics.contains("a.xib: the file changed during the run"))
  }

  @Test func sizeClassesAreWordsOfTheCommandLine() async throws {
    let compact = MemoryWorld(["a.xib": Self.document])
    #expect(await run("set", "Box", "constant:height=20", "--size-class", "wC", "-q", in: compact) == .success)
    #expect(
      compact.writtenFile("a.xib")?.contains(
        """
                                <constraint firstAttribute="height" constant="50" id="hei-gh-001">
                                    <variation key="widthClass=compact" constant="20"/>
                                </constraint>
        """) == true)
    let regular = MemoryWorld(["a.xib": Self.document])
    #expect(await run("set", "Box", "installed=false", "--size-class", "wR,hR", "-q", in: regular) == .success)
    let text = regular.writtenFile("a.xib") ?? ""
    #expect(text.contains(#"<variation key="heightClass=regular-widthClass=regular">"#))
    #expect(text.contains(#"<exclude reference="box-00-001"/>"#))
    for (words, message) in [
      (["set", "Box", "hidden=true", "--size-class", "wX"], "unknown size class 'wX'"),
      (["set", "Box", "hidden=true", "--size-class", "wC,wR"], "'wC,wR' has two widths"),
      (["remove", "Box", "--size-class", "wC"], "remove: only set takes size classes"),
    ] {
      let memory = MemoryWorld(["a.xib": Self.document])
      #expect(await memory.run(words: ["edit", "a.xib"] + words) == .usage)
      #expect(memory.diagnostics.contains(message), "\(memory.diagnostics)")
    }
  }

  @Test(arguments: [
    ["constrain", "Box", "firstAttribute=top", "secondItem=Box", "secondAttribute=top", "constant=8"],
    ["set", "hei-gh-001", "secondItem=roo-t0-001"],
  ])
  func aConstraintThatStopsTheAppIsRefused(_ words: [String]) async {
    for quiet in [[], ["-q"]] {
      let memory = MemoryWorld(["a.xib": Self.document])
      #expect(await memory.run(words: ["edit", "a.xib"] + words + quiet) == .findings)
      #expect(memory.writtenFile("a.xib") == nil)
      #expect(memory.diagnostics.contains("(invalid-constraint); the file is unchanged"), "\(memory.diagnostics)")
    }
  }

  /// A scene with a view and segues of its controller.
  private static func scene(_ name: String, _ segues: String = "", height: Int = 50, title: String = "A") -> String {
    """
    <scene sceneID="\(name)">
        <objects>
            <viewController title="\(title)" id="\(name)-vc" sceneMemberID="viewController">
                <view key="view" id="\(name)-v">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
                    <subviews>
                        <containerView id="\(name)-c">
                            <connections>\(segues)</connections>
                        </containerView>
                    </subviews>
                </view>
            </viewController>
        </objects>
    </scene>
    """
  }

  @Test func onlyScenesThatMayChangeAreLaidOut() throws {
    let embed = #"<segue destination="b-vc" kind="embed" id="s-1"/>"#
    let show = #"<segue destination="c-vc" kind="show" id="s-2"/>"#
    func changed(_ old: String, _ new: String) throws -> Set<String>? {
      let others = [Self.scene("b", show), Self.scene("c"), Self.scene("d")].joined(separator: "\n")
      return try ChangedScenes.ids(from: model(storyboard(old, others)), to: model(storyboard(new, others)))
    }
    #expect(try changed(Self.scene("a", embed), Self.scene("a", embed)) == [])
    #expect(try changed(Self.scene("a", embed), Self.scene("a", embed, height: 60)) == ["a", "b"])
    #expect(try changed(Self.scene("a", embed), Self.scene("a", embed, title: "B")) == ["a", "b", "c"])
    #expect(try changed(Self.scene("a", embed), Self.scene("a", show)) == ["a", "b", "c"])
    #expect(try changed(Self.scene("a"), Self.scene("e")) == ["a", "e"])
    let (old, new) = (storyboard(Self.scene("a")), storyboard(Self.scene("a"), tail: "<color key=\"tintColor\"/>"))
    #expect(try ChangedScenes.ids(from: model(old), to: model(new)) == nil)
    #expect(try ChangedScenes.ids(from: model(Self.document), to: model(Self.document)) == nil, "a xib")
    // The layout has only these scenes.
    let document = try model(storyboard(Self.scene("a"), Self.scene("b")))
    var environment = LayoutEnvironment.documentAlone
    environment.onlyScenes = ["b"]
    let layouts = LayoutEngine(document, environment).layouts(in: ConfigurationSet.finalSizeClasses[0])
    #expect(layouts.map(\.scene.id) == ["b"])
  }

  @Test func aQuietRunWritesItsPicture() async {
    let memory = MemoryWorld(["a.xib": Self.document])
    #expect(await run("set", "Box", "alpha=0.5", "-q", "--picture", "a.html", in: memory) == .success)
    #expect(memory.writtenFile("a.html")?.contains("</html>") == true)
    #expect(memory.output.isEmpty)
  }
}
