/// A project for the examples of rules about sources: the texts of its files, each after a line `-- path --`.
enum SourceExample {
  /// One source or property list, and a storyboard `Main` with the scene `Detail`, the segue `next` and the cell `Row`.
  static func project(_ path: String, _ text: String) -> String {
    let storyboard = Example.storyboard(
      """
      <scene sceneID="sce-ne-001">
          <objects>
              <tableViewController storyboardIdentifier="Detail" id="con-tr-001" sceneMemberID="viewController">
                  <tableView key="view" id="tab-le-001">
                      <prototypes>
                          <tableViewCell reuseIdentifier="Row" id="cel-l0-001"/>
                      </prototypes>
                  </tableView>
                  <connections>
                      <segue destination="con-tr-001" kind="show" identifier="next" id="seg-ue-001"/>
                  </connections>
              </tableViewController>
          </objects>
      </scene>

      """)
    return "-- \(path) --\n\(text)\n-- Main.storyboard --\n\(storyboard)"
  }

  /// A property list with one entry.
  static func propertyList(_ key: String, _ value: String) -> String {
    project(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
          <key>\(key)</key>
          <string>\(value)</string>
      </dict>
      </plist>
      """)
  }
}
