import IBCode
import IBProject
import PropertyLists
import Testing

/// Documents and orientations in property lists.
@Suite struct InfoValuesTests {
  private func read(_ body: String) -> (values: InfoValues, text: [UInt8]) {
    let file = PropertyListFile(Array("<plist><dict>\(body)</dict></plist>".utf8))
    return (InfoValues(file.root), file.text)
  }

  @Test func storyboardsAreNamedWithTheirPlaces() {
    let (values, text) = read(
      """
      <key>CFBundleName</key><string>Main</string><key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>Role</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Main.storyboard</string></dict></array></dict></dict>
      <key>UIMainStoryboardFile</key><string>$(BOARD)</string><key>UILaunchStoryboardName</key><string>Launch</string>
      <!-- <key>UIMainStoryboardFile</key><string>Old</string> -->
      """)
    #expect(values.uses.map(\.name) == ["Pad", "Main", "Launch"])
    #expect(values.uses.first.map { text[$0.lower..<$0.upper].elementsEqual("Pad".utf8) } == true)
    #expect(values.launchStoryboards.map(\.text) == ["Launch"])
  }

  @Test func orientationsOfPadsAreApart() {
    let list = { (key: String) in "<key>\(key)</key><array><string>UIInterfaceOrientationPortrait</string></array>" }
    #expect(read(list("UISupportedInterfaceOrientations")).values.orientations.count == 1)
    #expect(read(list("UISupportedInterfaceOrientations~iphone")).values.orientations.count == 1)
    #expect(read(list("UISupportedInterfaceOrientations~ipad")).values.orientations.isEmpty)
    #expect(read(list("UISupportedInterfaceOrientations~ipad")).values.padOrientations.count == 1)
  }

  /// A list of launch screens names their files one by one.
  @Test func launchScreensMayBeAList() {
    let (values, _) = read(
      """
      <key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array>
      <dict><key>UILaunchStoryboardFile</key><string>One</string></dict><dict><key>Other</key><string>No</string></dict>
      <dict><key>UILaunchStoryboardFile</key><string>Two</string></dict></array></dict>
      """)
    #expect(values.launchStoryboards.map(\.text) == ["One", "Two"])
    #expect(values.uses.map(\.name) == ["One", "Two"])
  }

  @Test func numbersMayBeTexts() {
    let list = "<string>1</string><integer>2</integer><string>x</string><real>3</real>"
    #expect(read("<key>UIDeviceFamily</key><array>\(list)</array>").values.deviceFamilies == [1, 2])
  }
}
