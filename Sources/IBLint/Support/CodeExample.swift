/// The document and the source in the examples of rules that compare both.
enum CodeExample {
  static let surroundings = LintSurroundings.example(
    swift: """
      class PriceView: UIView {
        @IBOutlet var amountLabel: UILabel!
        @IBAction func buy(_ sender: Any) { amountLabel.text = "1" }
      }
      """)

  static func document(
    class name: String = "PriceView", outlet: String = "amountLabel", action: String = "buy:", tag: String = "label",
    isConnected: Bool = true
  ) -> String {
    let outlet = isConnected ? "<outlet property=\"\(outlet)\" destination=\"lab-el-001\" id=\"out-le-001\"/>" : ""
    return Example.xib(
      """
      <!-- PriceView.swift: class PriceView: UIView, @IBOutlet var amountLabel, @IBAction func buy(_ sender: Any) -->
      <view id="pri-ce-001" customClass="\(name)" customModule="Shop" customModuleProvider="target">
          <subviews>
              <\(tag) id="lab-el-001"/>
              <button id="but-to-001">
                  <connections>
                      <action selector="\(action)" destination="pri-ce-001" eventType="touchUpInside" id="act-io-001"/>
                  </connections>
              </button>
          </subviews>
          <connections>
              \(outlet)
          </connections>
      </view>
      """)
  }
}
