import IBModel
import IBTestSupport
import Testing

@testable import IBContent

/// Each attribute of a control, property by property: set, missing, and at its limits.
@Suite struct ControlContentTests {
  private struct Case: CustomTestStringConvertible {
    let element: String
    let attributes: String
    let content: String
    /// By the property, its value.
    let values: [String: String]

    init(_ element: String, _ values: [String: String]) { self.init(element, "", "", values) }

    init(_ element: String, _ attributes: String, _ values: [String: String]) {
      self.init(element, attributes, "", values)
    }

    init(_ element: String, _ attributes: String, _ content: String, _ values: [String: String]) {
      self.element = element
      self.attributes = attributes
      self.content = content
      self.values = values
    }

    var testDescription: String { "\(element) \(attributes) \(content)" }
  }

  private static func properties(_ element: String, _ attributes: String, _ content: String) throws -> ViewProperties {
    let text = view("v-1", tag: element, frame: "1 2 3 4", .mask(""), attributes: attributes, content: content)
    let document = try model(storyboard(scene(rootView(subviews: text))))
    return document.properties(of: try #require(document.views.first { $0.id == "v-1" }))
  }

  /// The words of a value, such as `1 2 3 4` of insets; `nil` without one.
  private static func words(_ value: Any) -> String {
    switch value {
    case let insets as Insets: "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    case let size as Size: "\(size.width) \(size.height)"
    case let number as Double: "\(number)"
    case let texts as [String]: texts.joined(separator: " ")
    case let text as TextContent: text.plain ?? ""
    case let image as ImageReference: image.name
    case let color as ContentColor: if case .named(let name) = color { name } else { "\(color)" }
    default:
      if Mirror(reflecting: value).displayStyle == .optional {
        Mirror(reflecting: value).children.first.map { words($0.value) } ?? "nil"
      } else {
        "\(value)"
      }
    }
  }

  private static func words(of property: String, in value: Any) throws -> String {
    var value = value
    for step in property.split(separator: ".") {
      value = try #require(Mirror(reflecting: value).children.first { $0.label == String(step) }, "\(property)").value
    }
    return words(value)
  }

  private static func color(_ key: String) -> String { "<color key=\"\(key)\" name=\"\(key)\"/>" }

  private static func insets(_ key: String) -> String {
    "<inset key=\"\(key)\" minX=\"2\" minY=\"1\" maxX=\"4\" maxY=\"3\"/>"
  }

  @Test(arguments: [
    Case(
      "button",
      [
        "kind": "custom", "role": "normal", "isEnabled": "true", "alignment": "center", "insets": "nil",
        "movesContent": "false", "lineBreakMode": "middleTruncation", "normalTitleColor": "nil",
        "disabledTitleColor": "nil", "image": "nil",
      ]),
    Case(
      "button", #"buttonType="infoLight" role="destructive" contentHorizontalAlignment="left""#,
      ["kind": "info", "role": "destructive", "alignment": "left"]),
    Case(
      "button", #"buttonType="infoDark" role="cancel" contentHorizontalAlignment="right""#,
      ["kind": "info", "role": "cancel", "alignment": "right"]),
    Case(
      "button", #"buttonType="detailDisclosure" contentHorizontalAlignment="leading" lineBreakMode="wordWrap""#,
      ["kind": "info", "alignment": "left", "lineBreakMode": "wordWrap"]),
    Case(
      "button", #"buttonType="contactAdd" contentHorizontalAlignment="trailing" lineBreakMode="other""#,
      ["kind": "add", "alignment": "right", "lineBreakMode": "clip"]),
    Case(
      "button",
      #"buttonType="close" contentHorizontalAlignment="leading" semanticContentAttribute="forceRightToLeft""#,
      ["kind": "close", "alignment": "right"]),
    Case(
      "button",
      #"buttonType="roundedRect" contentHorizontalAlignment="trailing" semanticContentAttribute="forceRightToLeft""#,
      ["kind": "system", "alignment": "left"]),
    Case(
      "button", #"buttonType="custom""#, insets("contentEdgeInsets") + insets("titleEdgeInsets"),
      [
        "kind": "custom", "insets": "1.0 2.0 3.0 4.0", "titleInsets": "1.0 2.0 3.0 4.0",
        "imageInsets": "0.0 0.0 0.0 0.0",
        "movesContent": "true",
      ]),
    Case(
      "button", "", insets("imageEdgeInsets") + #"<inset key="contentEdgeInsets" minX="0.0" minY="0.0"/>"#,
      ["insets": "nil", "imageInsets": "1.0 2.0 3.0 4.0", "titleInsets": "0.0 0.0 0.0 0.0", "movesContent": "true"]),
    Case(
      "button", #"enabled="NO""#,
      "<state key=\"normal\" title=\"N\" image=\"i\" backgroundImage=\"b\">\(color("titleColor"))</state>"
        + #"<state key="disabled"><color key="titleColor" name="off"/></state>"#,
      ["isEnabled": "false", "title": "N", "image": "i", "backgroundImage": "b", "disabledTitleColor": "off"]),
    Case(
      "button", "",
      "<state key=\"normal\">\(color("titleColor"))</state>"
        + #"<state key="disabled"><color key="titleColor" name="off"/></state>"#,
      ["normalTitleColor": "titleColor", "disabledTitleColor": "off"]),
    Case(
      "button", #"enabled="NO""#, "<state key=\"normal\">\(color("titleColor"))</state>",
      ["normalTitleColor": "titleColor"]),
    Case("button", "", #"<other key="configuration" style="gray"/>"#, ["configuration": "nil"]),
    Case(
      "label",
      [
        "maximumLines": "1", "preferredWidth": "nil", "hasAttributedText": "false", "shrinks": "true",
        "lineBreakMode": "tailTruncation", "alignment": "left", "color": "nil", "tightens": "false",
      ]),
    Case(
      "label", #"numberOfLines="0" preferredMaxLayoutWidth="90" textAlignment="center" adjustsFontSizeToFit="NO""#,
      color("textColor"),
      ["maximumLines": "0", "preferredWidth": "90.0", "alignment": "center", "shrinks": "false", "color": "textColor"]),
    Case(
      "label", #"numberOfLines="2.5" preferredMaxLayoutWidth="0.0" textAlignment="right""#,
      ["maximumLines": "1", "preferredWidth": "nil", "alignment": "right"]),
    Case(
      "label", #"preferredMaxLayoutWidth="90" useAutomaticPreferredMaxLayoutWidth="YES" textAlignment="natural""#,
      ["preferredWidth": "nil", "alignment": "left"]),
    Case(
      "label", #"useAutomaticPreferredMaxLayoutWidth="NO" preferredMaxLayoutWidth="1" textAlignment="left""#,
      ["preferredWidth": "1.0", "alignment": "left"]),
    Case("label", #"semanticContentAttribute="forceRightToLeft""#, ["alignment": "right"]),
    Case("label", "", #"<attributedString key="attributedText"/>"#, ["hasAttributedText": "true"]),
    Case(
      "textField",
      [
        "text": "nil", "placeholder": "nil", "border": "none", "hasClearButton": "false",
        "leastFontSize": "0.0", "input.keyboard": "nil", "input.corrects": "nil", "input.isSecure": "false",
      ]),
    Case(
      "textField", #"borderStyle="roundedRect" clearButtonMode="always" minimumFontSize="17" placeholder="p""#,
      #"<string key="text">t</string><textInputTraits key="textInputTraits" keyboardType="URL" secureTextEntry="YES" "#
        + #"textContentType="name" returnKeyType="done" autocapitalizationType="words" autocorrectionType="yes"/>"#,
      [
        "text": "t", "placeholder": "p", "border": "rounded", "hasClearButton": "true", "leastFontSize": "17.0",
        "input.keyboard": "URL", "input.content": "name", "input.returnKey": "done", "input.capitalization": "words",
        "input.corrects": "true", "input.isSecure": "true",
      ]),
    Case(
      "textField", #"borderStyle="bezel" clearButtonMode="never" adjustsFontSizeToFit="NO" minimumFontSize="17""#,
      #"<textInputTraits key="textInputTraits" keyboardType="default" autocorrectionType="no"/>"#,
      [
        "border": "line", "hasClearButton": "false", "leastFontSize": "nil", "input.keyboard": "nil",
        "input.corrects": "false",
      ]),
    Case("textField", #"borderStyle="line""#, ["border": "line"]),
    Case("textView", ["scrolls": "true", "isEditable": "true", "alignment": "left"]),
    Case(
      "textView", #"scrollEnabled="NO" editable="NO" text="t""#,
      ["scrolls": "false", "isEditable": "false", "text": "t"]),
    Case("switch", ["isOn": "false", "onTint": "nil", "knobColor": "nil"]),
    Case(
      "switch", #"on="YES""#, color("onTintColor") + color("thumbTintColor"),
      ["isOn": "true", "onTint": "onTintColor", "knobColor": "thumbTintColor"]),
    Case("slider", ["value": "0.5", "minimum": "0.0", "maximum": "1.0"]),
    Case(
      "slider", #"value="3" minValue="2" maxValue="4""#,
      color("minimumTrackTintColor") + color("maximumTrackTintColor") + color("thumbTintColor"),
      [
        "value": "3.0", "minimum": "2.0", "maximum": "4.0", "filledColor": "minimumTrackTintColor",
        "restColor": "maximumTrackTintColor", "knobColor": "thumbTintColor",
      ]),
    Case("stepper", ["value": "0.0", "minimum": "0.0", "maximum": "100.0", "step": "1.0"]),
    Case(
      "stepper", #"value="1" minimumValue="2" maximumValue="3" stepValue="4""#,
      ["value": "1.0", "minimum": "2.0", "maximum": "3.0", "step": "4.0"]),
    Case(
      "progressView", #"progress="0.25" progressViewStyle="bar""#, color("progressTintColor") + color("trackTintColor"),
      ["progress": "0.25", "isInBar": "true", "progressColor": "progressTintColor", "trackColor": "trackTintColor"]),
    Case("progressView", #"progress="2""#, ["progress": "1.0", "isInBar": "false"]),
    Case("progressView", #"progress="-2""#, ["progress": "0.0"]),
    Case("pageControl", ["pages": "0.0", "current": "0.0"]),
    Case(
      "pageControl", #"numberOfPages="3" currentPage="1""#,
      color("pageIndicatorTintColor") + color("currentPageIndicatorTintColor"),
      [
        "pages": "3.0", "current": "1.0", "color": "pageIndicatorTintColor",
        "currentColor": "currentPageIndicatorTintColor",
      ]),
    Case("pageControl", #"numberOfPages="-3" currentPage="-1""#, ["pages": "0.0", "current": "0.0"]),
    Case(
      "segmentedControl", "", "<segments><segment title=\"a\"/><segment title=\"b\"/></segments>",
      ["selected": "0", "fitsTitles": "false"]),
    Case(
      "segmentedControl", #"selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES""#,
      "<segments><segment title=\"a\"/><segment title=\"b\"/></segments>", ["selected": "1", "fitsTitles": "true"]),
    Case(
      "segmentedControl", #"selectedSegmentIndex="2""#,
      "<segments><segment title=\"a\"/><segment title=\"b\"/></segments>", ["selected": "nil"]),
    Case(
      "segmentedControl", #"selectedSegmentIndex="-1""#, "<segments><segment title=\"a\"/></segments>",
      ["selected": "nil"]),
    Case("segmentedControl", ["selected": "nil"]),
    Case("datePicker", ["mode": "dateAndTime", "hasWheels": "nil", "isInTopLevelCell": "false"]),
    Case("datePicker", #"datePickerMode="time" style="wheels""#, ["mode": "time", "hasWheels": "true"]),
    Case("datePicker", #"datePickerMode="date" style="compact""#, ["mode": "date", "hasWheels": "false"]),
    Case("datePicker", #"datePickerMode="countDownTimer" style="inline""#, ["mode": "timer", "hasWheels": "false"]),
    Case(
      "activityIndicatorView",
      [
        "isLarge": "false", "isWhite": "false", "hidesWhenStopped": "false",
        "isAnimating": "false",
      ]),
    Case(
      "activityIndicatorView", #"style="whiteLarge" hidesWhenStopped="YES" animating="YES""#, color("color"),
      ["isLarge": "true", "isWhite": "true", "hidesWhenStopped": "true", "isAnimating": "true", "color": "color"]),
    Case("activityIndicatorView", #"style="large""#, ["isLarge": "true", "isWhite": "false"]),
    Case("activityIndicatorView", #"style="white""#, ["isLarge": "false", "isWhite": "true"]),
    Case("searchBar", ["text": "", "placeholder": "", "hasCancelButton": "false"]),
    Case(
      "searchBar", #"text="t" placeholder="p" showsCancelButton="YES""#,
      ["text": "t", "placeholder": "p", "hasCancelButton": "true"]),
    Case(
      "navigationBar", "", #"<items><navigationItem title="a" id="i-1"/><navigationItem title="b" id="i-2"/></items>"#,
      ["title": "b", "hasLargeTitle": "false"]),
    Case("navigationBar", #"largeTitles="YES""#, ["title": "", "hasLargeTitle": "true"]),
    Case(
      "stackView",
      [
        "isVertical": "false", "distribution": "fill", "alignment": "fill", "spacing": "0.0",
        "isBaselineRelative": "false", "isEmpty": "true",
      ]),
    Case(
      "stackView", #"axis="vertical" spacing="5" baselineRelativeArrangement="YES" spacingType="standard""#,
      #"<subviews><view id="v-2"/></subviews>"#,
      ["isVertical": "true", "spacing": "5.0", "isBaselineRelative": "true", "isEmpty": "false"]),
    Case("stackView", #"spacingType="standard""#, ["spacing": "8.0"]),
    Case(
      "tableView",
      [
        "style": "plain", "isStatic": "false", "rowHeight": "nil", "estimatesRows": "false",
        "hasSeparators": "true", "separatorInset": "nil", "insetsContentViewsToSafeArea": "nil",
      ]),
    Case(
      "tableView",
      #"style="grouped" dataMode="static" rowHeight="-1" estimatedRowHeight="44" sectionHeaderHeight="5" "#
        + #"sectionFooterHeight="6" separatorStyle="none" contentViewInsetsToSafeArea="NO""#, insets("separatorInset"),
      [
        "style": "grouped", "isStatic": "true", "rowHeight": "nil", "estimatesRows": "true",
        "sectionHeaderHeight": "5.0",
        "sectionFooterHeight": "6.0", "hasSeparators": "false", "separatorInset": "1.0 2.0 3.0 4.0",
        "insetsContentViewsToSafeArea": "false",
      ]),
    Case(
      "tableView", #"style="insetGrouped" rowHeight="44" estimatedRowHeight="44" separatorStyle="default""#,
      ["style": "insetGrouped", "rowHeight": "44.0", "estimatesRows": "false", "hasSeparators": "true"]),
    Case("tableView", #"rowHeight="-1" estimatedRowHeight="0.0""#, ["estimatesRows": "false"]),
    Case("tableView", #"rowHeight="0.0""#, ["rowHeight": "nil"]),
    Case(
      "tableViewCell",
      [
        "style": "nil", "accessory": "nil", "indentation": "0.0", "rowHeight": "nil",
        "separatorInset": "nil", "isLastOfSection": "false", "section": "nil",
      ]),
    Case(
      "tableViewCell",
      #"style="IBUITableViewCellStyleDefault" textLabel="a" detailTextLabel="b" imageView="c" indentationLevel="2" "#
        + #"indentationWidth="7" rowHeight="50""#, insets("separatorInset"),
      [
        "style": "basic", "textLabel": "a", "detailLabel": "b", "imageView": "c", "indentation": "14.0",
        "rowHeight": "50.0", "separatorInset": "1.0 2.0 3.0 4.0",
      ]),
    Case(
      "tableViewCell", #"style="IBUITableViewCellStyleValue1" indentationLevel="2" rowHeight="0.0""#,
      ["style": "rightDetail", "indentation": "20.0", "rowHeight": "nil"]),
    Case("tableViewCell", #"style="IBUITableViewCellStyleValue2""#, ["style": "leftDetail"]),
    Case("tableViewCell", #"style="IBUITableViewCellStyleSubtitle""#, ["style": "subtitle"]),
    Case("collectionView", ["flowLayout": "nil"]),
  ])
  private func everyPropertyOfAControlIsRead(_ test: Case) throws {
    let control = try Self.properties(test.element, test.attributes, test.content).control
    let content = try #require(Mirror(reflecting: control).children.first).value
    for (property, value) in test.values.sorted(by: { $0.key < $1.key }) {
      #expect(try Self.words(of: property, in: content) == value, "\(property)")
    }
  }

  @Test(arguments: [
    Case(
      "view",
      [
        "isHidden": "false", "userLabel": "nil", "direction": "leftToRight", "scroll": "nil",
        "style.alpha": "1.0", "style.clipsSubviews": "nil", "style.isEnabled": "true", "style.takesTouches": "nil",
        "style.cornerRadius": "nil", "style.border": "nil", "layout.ignoresAutoresizing": "false",
        "layout.isFixedFrame": "false", "layout.hugging.horizontal": "250.0", "layout.hugging.vertical": "250.0",
        "layout.compression.horizontal": "750.0", "layout.compression.vertical": "750.0", "layout.margins": "nil",
        "layout.preservesSuperviewMargins": "false", "layout.insetsMarginsFromSafeArea": "true",
        "layout.followsReadableWidth": "false", "layout.hasFreeformMetrics": "false",
        "layout.autoresizing.flexibleLeft": "false",
      ]),
    Case(
      "view",
      #"hidden="YES" userLabel="l" semanticContentAttribute="forceRightToLeft" alpha="0.5" clipsSubviews="NO" "#
        + #"enabled="NO" userInteractionEnabled="NO" fixedFrame="YES" horizontalHuggingPriority="1" "#
        + #"verticalHuggingPriority="2" horizontalCompressionResistancePriority="3" "#
        + #"verticalCompressionResistancePriority="4" preservesSuperviewLayoutMargins="YES" "#
        + #"insetsLayoutMarginsFromSafeArea="NO" layoutMarginsFollowReadableWidth="YES""#,
      color("backgroundColor") + color("tintColor"),
      [
        "isHidden": "true", "userLabel": "l", "direction": "rightToLeft", "style.alpha": "0.5",
        "style.clipsSubviews": "false", "style.isEnabled": "false", "style.takesTouches": "false",
        "style.background": "backgroundColor", "style.tint": "tintColor", "layout.isFixedFrame": "true",
        "layout.hugging.horizontal": "1.0", "layout.hugging.vertical": "2.0", "layout.compression.horizontal": "3.0",
        "layout.compression.vertical": "4.0", "layout.preservesSuperviewMargins": "true",
        "layout.insetsMarginsFromSafeArea": "false", "layout.followsReadableWidth": "true",
      ]),
    Case(
      "view", #"alpha="2" semanticContentAttribute="playback""#, ["style.alpha": "1.0", "direction": "leftToRight"]),
    Case(
      "view", #"alpha="-2" semanticContentAttribute="spatial""#, ["style.alpha": "0.0", "direction": "leftToRight"]),
    Case(
      "view", #"placeholderIntrinsicWidth="5" placeholderIntrinsicHeight="infinite""#,
      ["sizeReplacement.placeholderWidth": "length(5.0)", "sizeReplacement.placeholderHeight": "none"]),
    Case(
      "view", #"placeholderIntrinsicWidth="inf" placeholderIntrinsicHeight="x""#,
      ["sizeReplacement.placeholderWidth": "nil", "sizeReplacement.placeholderHeight": "nil"]),
  ])
  private func everyPropertyOfAViewIsRead(_ test: Case) throws {
    let properties = try Self.properties(test.element, test.attributes, test.content)
    for (property, value) in test.values.sorted(by: { $0.key < $1.key }) {
      #expect(try Self.words(of: property, in: properties) == value, "\(property)")
    }
    #expect(properties.layout.storedFrame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    "equalCentering", "equalSpacing", "fill", "fillEqually", "fillProportionally", "other",
  ])
  func everyDistributionIsRead(_ word: String) throws {
    let content = try Self.properties("stackView", "distribution=\"\(word)\"", "").control
    guard case .stackView(let stack) = content else { Issue.record("\(content)"); return }
    #expect("\(stack.distribution)" == (word == "other" ? "fill" : word))
  }

  @Test(arguments: [
    "fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline", "other",
  ])
  func everyAlignmentIsRead(_ word: String) throws {
    let content = try Self.properties("stackView", "alignment=\"\(word)\"", "").control
    guard case .stackView(let stack) = content else { Issue.record("\(content)"); return }
    #expect("\(stack.alignment)" == (word == "other" ? "top" : word))
  }

  @Test(
    arguments: [
      ("flexibleMinX", \AutoresizingMask.flexibleLeft), ("widthSizable", \.flexibleWidth),
      ("flexibleMaxX", \.flexibleRight), ("flexibleMinY", \.flexibleTop), ("heightSizable", \.flexibleHeight),
      ("flexibleMaxY", \.flexibleBottom),
    ] as [(String, any KeyPath<AutoresizingMask, Bool> & Sendable)])
  func eachPartOfAMaskIsRead(_ name: String, _ path: any KeyPath<AutoresizingMask, Bool> & Sendable) throws {
    let text = view("v-1", .mask("\(name)=\"YES\""))
    let document = try model(storyboard(scene(rootView(subviews: text))))
    let mask = document.properties(of: try #require(document.views.last)).layout.autoresizing
    let all = [
      \AutoresizingMask.flexibleLeft, \.flexibleWidth, \.flexibleRight, \.flexibleTop, \.flexibleHeight,
      \.flexibleBottom,
    ]
    #expect(mask[keyPath: path] && all.filter { mask[keyPath: $0] }.count == 1)
  }

  @Test func marginsHaveSidesOrDirections() throws {
    let directional =
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
    let absolute = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    let first = try #require(try Self.properties("view", "", directional).layout.margins)
    #expect(first.insets(.leftToRight) == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(first.insets(.rightToLeft) == Insets(top: 1, left: 4, bottom: 3, right: 2))
    let second = try #require(try Self.properties("view", "", absolute).layout.margins)
    for direction in LayoutDirection.allCases {
      #expect(second.insets(direction) == Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  @Test(arguments: [(3.0, 2.0, 4.0, 0.5), (1, 2, 4, 0), (5, 2, 4, 1), (2, 2, 2, 0), (3, 4, 2, 0)])
  func aSliderHasAShareOfItsTrack(_ value: Double, _ least: Double, _ most: Double, _ share: Double) throws {
    let content = try Self.properties(
      "slider", "value=\"\(value)\" minValue=\"\(least)\" maxValue=\"\(most)\"", ""
    ).control
    guard case .slider(let slider) = content else { Issue.record("\(content)"); return }
    #expect(slider.share == share)
  }

  @Test func aSectionHasTitlesAndRows() throws {
    let sections = """
      <sections>
      <tableViewSection headerTitle="h" footerTitle="" id="s-1"><cells><tableViewCell id="r-1"/><tableViewCell id="r-2"/></cells></tableViewSection>
      <tableViewSection id="s-2"><string key="footerTitle">f</string></tableViewSection>
      </sections>
      """
    func document(_ mode: String) throws -> Document {
      let table = view("v-1", tag: "tableView", attributes: mode, content: sections)
      return try model(storyboard(scene(rootView(subviews: table))))
    }
    let all = try document(#"dataMode="static""#)
    let table = try #require(all.views.first { $0.id == "v-1" })
    let read = try #require(TableSectionContent.all(of: table))
    #expect(read.map(\.id) == ["s-1", "s-2"] && read.map(\.rows) == [["r-1", "r-2"], []])
    #expect(read.map(\.titles.header) == ["h", nil] && read.map(\.titles.footer) == [nil, "f"])
    let last = all.views.filter { $0.kind == .tableViewCell }.map { all.properties(of: $0).control }.map { content in
      if case .tableViewCell(let cell) = content { cell.isLastOfSection && cell.section?.header == "h" } else { false }
    }
    #expect(last == [false, true])
    let prototypes = try document(#"dataMode="prototypes""#)
    let other = try #require(prototypes.views.first { $0.id == "v-1" })
    #expect(TableSectionContent.all(of: other) == nil)
  }

  @Test(arguments: AccessibilityContent.Trait.allCases)
  func eachTraitIsRead(_ trait: AccessibilityContent.Trait) throws {
    let part = """
      <accessibility key="accessibilityConfiguration" label="l" hint="h" identifier="i">
      <accessibilityTraits key="traits" \(trait)="YES"/><bool key="isElement" value="NO"/></accessibility>
      """
    let document = try model(storyboard(scene(rootView(subviews: view("v-1", content: part)))))
    let last = try #require(document.views.last)
    let content = try #require(AccessibilityContent(last))
    #expect(content.traits == [trait] && content.isElement == false)
    #expect([content.label, content.hint, content.identifier] == ["l", "h", "i"])
  }

  /// Runtime attributes are set last.
  @Test func accessibilityTextsMayBeRuntimeAttributes() throws {
    func content(_ part: String, _ paths: String...) throws -> AccessibilityContent? {
      let attributes = paths.map {
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0)\" value=\"\($0) set\"/>"
      }
      let list = "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
      let document = try model(storyboard(scene(rootView(subviews: view("v-1", content: part + list)))))
      return AccessibilityContent(try #require(document.views.last))
    }
    let part = "<accessibility key=\"accessibilityConfiguration\" label=\"l\" hint=\"h\"/>"
    let both = try #require(try content(part, "accessibilityLabel", "accessibilityIdentifier"))
    #expect(
      [both.label, both.hint, both.identifier] == ["accessibilityLabel set", "h", "accessibilityIdentifier set"])
    let hint = try #require(try content("", "accessibilityHint", "cornerRadius"))
    #expect([hint.label, hint.hint, hint.identifier] == [nil, "accessibilityHint set", nil])
    #expect(hint.isElement == nil && hint.traits == nil)
    #expect(try content("", "cornerRadius") == nil)
  }
}
