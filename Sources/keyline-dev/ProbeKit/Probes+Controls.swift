extension Probes {
  private static func control(_ tag: String, _ variant: String, _ attributes: String, _ inside: String = "") -> Probe {
    .view(
      "\(tag.lowercased())-\(variant)",
      """
      <\(tag) opaque="NO" contentMode="scaleToFill" id="con-tl-001" \(attributes)>\(Probe.frame(200, 40))\
      \(inside)</\(tag)>
      """)
  }

  static let controls: [Probe] = [
    control("stepper", "plain", #"maximumValue="100""#),
    control(
      "stepper", "all",
      #"value="3" minimumValue="1" maximumValue="9" stepValue="2" wraps="YES" autorepeat="NO" continuous="NO""#),
    control("pageControl", "plain", #"numberOfPages="3""#),
    control(
      "pageControl", "all", #"numberOfPages="5" currentPage="2" hidesForSinglePage="YES""#,
      #"<color key="pageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    control("progressView", "half", #"progress="0.5""#),
    control(
      "progressView", "bar", #"progress="0.25" progressViewStyle="bar""#,
      #"<color key="progressTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><color key="trackTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    control(
      "slider", "all",
      #"value="3" minValue="1" maxValue="9" continuous="NO" minimumValueImage="a" maximumValueImage="b""#,
      #"<color key="maximumTrackTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    control("switch", "off", ""),
    control(
      "switch", "all", #"on="YES" enabled="NO" title="Sound""#,
      #"<color key="thumbTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    control(
      "segmentedControl", "three", #"selectedSegmentIndex="1""#,
      #"<segments><segment title="One"/><segment title="Two" enabled="NO"/><segment title="Three" width="40"/></segments>"#
    ),
    control(
      "segmentedControl", "all",
      #"momentary="YES" apportionsSegmentWidthsByContent="YES" segmentControlStyle="bar" selectedSegmentIndex="-1""#,
      #"<segments><segment title="" image="a"/><segment title="Two"/></segments><color key="selectedSegmentTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    control("activityIndicatorView", "medium", #"style="medium""#),
    control(
      "activityIndicatorView", "large", #"style="large" animating="YES" hidesWhenStopped="YES""#,
      #"<color key="color" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#),
    control("pickerView", "plain", ""),
    control("datePicker", "plain", #"datePickerMode="dateAndTime" minuteInterval="1""#),
    control("datePicker", "compact", #"datePickerMode="date" style="compact" minuteInterval="5" useCurrentDate="YES""#),
    control("searchBar", "plain", "", #"<textInputTraits key="textInputTraits"/>"#),
    control(
      "searchBar", "all",
      #"searchBarStyle="minimal" placeholder="Find" prompt="P" text="T" translucent="NO" showsCancelButton="YES""#,
      #"<textInputTraits key="textInputTraits" autocorrectionType="no"/>"#),
    control(
      "textField", "all",
      #"borderStyle="line" text="T" placeholder="P" textAlignment="right" minimumFontSize="9" clearButtonMode="always" clearsOnBeginEditing="YES" enabled="NO""#,
      #"<textInputTraits key="textInputTraits" autocapitalizationType="sentences" keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="go" secureTextEntry="YES" textContentType="password"/>"#
    ),
    control(
      "textView", "all", #"editable="NO" selectable="NO" text="A text" textAlignment="natural""#,
      #"<color key="textColor" systemColor="labelColor"/><fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits" autocapitalizationType="sentences"/><dataDetectorType key="dataDetectorTypes" link="YES"/>"#
    ),
  ]
}
