import Foundation
import Testing

/// `keyline-dev causes`, run on a folder of scene files.
@Suite struct CausesTests {
  private static func label(_ id: String, _ y: Int, width: Int, font: String) -> String {
    """
    <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="10" y="\(y)" width="\(width)" height="20.5"/>
      <fontDescription key="fontDescription" \(font) pointSize="17"/>
    </label>
    """
  }

  private static func pin(_ id: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(id)-\(attribute)"/>
    """
  }

  /// A label that is as wide as its text, one that is stored 20 points wider and moves a view, and one in an unknown font.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="root">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
            \(label("good", 10, width: 42, font: "type=\"system\""))
            \(label("bad", 50, width: 62, font: "type=\"system\""))
            \(label("other", 90, width: 70, font: "name=\"NoSuchFont-Bold\" family=\"NoSuchFont\""))
            <view translatesAutoresizingMaskIntoConstraints="NO" id="after">
              <rect key="frame" x="72" y="50" width="9" height="9"/>
            </view>
          </subviews>
          <constraints>
            \(["good", "bad", "other"].enumerated().map { pin($1, "leading", 10) + pin($1, "top", 10 + 40 * $0) }.joined())
            \(pin("after", "top", 50))
            <constraint firstItem="after" firstAttribute="leading" secondItem="bad" secondAttribute="trailing" id="a1"/>
            <constraint firstItem="after" firstAttribute="width" constant="9" id="a2"/>
            <constraint firstItem="after" firstAttribute="height" constant="9" id="a3"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  @Test func wrongAndKeptViewsAreSortedByCause() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "causes-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appending(path: "Corpus/One")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Self.document.write(to: project.appending(path: "A.xib"), atomically: true, encoding: .utf8)
    try "no scene".write(to: project.appending(path: "B.xib"), atomically: true, encoding: .utf8)
    let (status, output) = try DevelopmentTool.run(["causes", "Corpus"], in: folder)
    #expect(status == 0)
    #expect(
      output == """
        4 views: 1 right, 1 kept, 2 wrong

        wrong: views, components, projects
        2\t1\t1\tlabel in a system font width, off by more
        \t\t\t2\tOne/A.xib bad: ours 10 50 42 21, stored 10 50 62 20.5

        kept: views, roots, projects
        1\t1\t1\tlabel in a named font, intrinsic size not known
        \t\t\t1\tOne/A.xib other: ours 10 90 55.5 27.5, stored 10 90 70 20.5

        wrong by canvas
        2\tretina4_7

        wrong by element
        1\tlabel
        1\tview

        wrong by project
        2\tOne

        wrong by tools
        2\t14000

        """)
  }

  @Test func unknownOptionsAreReported() throws {
    let (status, output) = try DevelopmentTool.run(["causes", "--all"], in: FileManager.default.temporaryDirectory)
    #expect(status == 2)
    #expect(output.contains("--all"))
  }
}
