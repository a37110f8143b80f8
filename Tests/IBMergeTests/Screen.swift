/// A xib with a label, a button and constraints between them.
let screen = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
  targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
      </dependencies>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
              <connections>
                  <outlet property="title" destination="lab-el-001" id="out-00-001"/>
              </connections>
          </placeholder>
          <view contentMode="scaleToFill" id="roo-t0-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                  <label opaque="NO" text="Hello" id="lab-el-001">
                      <rect key="frame" x="16" y="59" width="361" height="21"/>
                      <color key="textColor" white="0.0" alpha="1" colorSpace="custom"/>
                  </label>
                  <button opaque="NO" buttonType="system" id="but-to-001">
                      <rect key="frame" x="16" y="100" width="361" height="30"/>
                      <state key="normal" title="Send"/>
                  </button>
              </subviews>
              <constraints>
                  <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" \
  secondAttribute="leading" constant="16" id="con-00-001"/>
                  <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" \
  secondAttribute="bottom" constant="20" id="con-00-002"/>
              </constraints>
          </view>
      </objects>
  </document>

  """

/// A second label, as a line below the button.
let secondLabel = """
                  <label opaque="NO" text="Second" id="lab-el-002">
                      <rect key="frame" x="16" y="140" width="361" height="21"/>
                  </label>

  """

/// The whole label of the screen.
let firstLabel = """
                  <label opaque="NO" text="Hello" id="lab-el-001">
                      <rect key="frame" x="16" y="59" width="361" height="21"/>
                      <color key="textColor" white="0.0" alpha="1" colorSpace="custom"/>
                  </label>

  """

/// The end of the list of subviews.
let subviewsEnd = "            </subviews>\n"
