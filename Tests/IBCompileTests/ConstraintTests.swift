import Testing

/// Constraints in both forms, guides, variations.
@Suite struct ConstraintTests {
  private static func view(_ constraints: String, _ more: String = "") -> String {
    """
    <view id="a"><rect key="frame" x="0" y="0" width="100" height="50"/>
    <subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
    <constraints>\(constraints)</constraints>\(more)
    </view>
    """
  }

  @Test func aMarginIsAnEdgeForOldSystems() throws {
    let xib = try CompiledXib(
      Self.view(
        """
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="c"/>
        <constraint firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing" constant="4" id="d"/>
        """))
    let constraints = try xib.objects("NSLayoutConstraint")
    #expect(constraints.map { $0["NSSecondAttributeV2"] } == ["17", "6"])
    #expect(constraints.map { $0["NSSecondAttribute"] } == ["5", "6"])
    #expect(constraints.map { $0["NSConstantV2"] } == [nil, "4.0"])
    #expect(constraints.map { $0["NSConstant"] } == ["8.0", "12.0"])
  }

  @Test func relationMultiplierAndPriorityAreWrittenWhereTheyAreNotUsual() throws {
    let xib = try CompiledXib(
      Self.view(
        """
        <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" secondItem="a" \
        secondAttribute="width" multiplier="0.3" priority="750" id="c"/>
        """))
    let constraint = try xib.object("NSLayoutConstraint")
    #expect(constraint["NSRelation"] == "-1")
    #expect(constraint["NSMultiplier"] == "\(Double(Float(0.3)))")
    #expect(constraint["NSPriority"] == "750")
    #expect(constraint["NSShouldBeArchived"] == "true")
  }

  @Test func aPlaceholderIsLeftOut() throws {
    let xib = try CompiledXib(
      Self.view(#"<constraint firstItem="b" firstAttribute="width" constant="3" placeholder="YES" id="c"/>"#))
    #expect(try xib.objects("NSLayoutConstraint").isEmpty)
  }

  @Test func aSafeAreaIsAnObjectIfAConstraintNamesIt() throws {
    let guide = #"<viewLayoutGuide key="safeArea" id="g"/>"#
    let constraint = #"<constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/>"#
    let xib = try CompiledXib(Self.view(constraint, guide))
    #expect(try xib.object("UILayoutGuide")["UILayoutGuideIdentifier"] == "UIViewSafeAreaLayoutGuide")
    #expect(try xib.objects("NSLayoutConstraint").compactMap { $0["NSLayoutIdentifier"] }.count == 4)
  }

  @Test func aConstantThatVariesIsARecordForEachTraits() throws {
    let xib = try CompiledXib(
      Self.view(
        """
        <constraint firstItem="b" firstAttribute="width" constant="3" id="c">
        <variation key="widthClass=regular" constant="9"/></constraint>
        """))
    #expect(
      try xib.objects("_NSLayoutConstraintConstant").map { $0["UINumericConstant"] } == ["9.0", "3.0"])
    let key = "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass"
    #expect(try xib.objects("UITraitCollection").map { $0[key] } == ["2", nil])
  }

  @Test func aConstraintThatIsNotInstalledIsARecord() throws {
    let variation = #"<variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>"#
    let xib = try CompiledXib(
      Self.view(#"<constraint firstItem="b" firstAttribute="width" constant="3" id="c"/>"#, variation))
    #expect(try xib.objects("UIView").allSatisfy { $0["UIViewAutolayoutConstraints"] == nil })
    #expect(try xib.objects("_UIRelationshipTraitStorageRecord").count == 1)
    #expect(try xib.objects("NSLayoutConstraint").count == 1)
  }

  @Test func aConstraintMayHaveAClassOfTheApp() throws {
    let xib = try CompiledXib(
      Self.view(
        """
        <constraint firstAttribute="width" constant="9" id="c" customClass="Hairline">
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="role" value="line"/>
        </userDefinedRuntimeAttributes></constraint>
        """))
    let constraint = try xib.object("UIClassSwapper")
    #expect(constraint["UIClassName"] == "Hairline")
    #expect(constraint["UIOriginalClassName"] == "NSLayoutConstraint")
    #expect(constraint["NSConstant"] == "9.0")
    #expect(try xib.object("UINibKeyValuePair")["UIKeyPath"] == "role")
  }

  @Test func eachGuideHasAnEmptyOneAmongTheObjects() throws {
    let guide = #"<viewLayoutGuide key="safeArea" id="s"/>"#
    let constraint =
      #"<constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" id="c"/>"#
    #expect(
      try CompiledXib(Self.view("", guide)).objects("UILayoutGuide").map { $0["UILayoutGuideIdentifier"] } == [""])
    let named = try CompiledXib(Self.view(constraint, guide)).objects("UILayoutGuide")
    #expect(Set(named.map { $0["UILayoutGuideIdentifier"] }) == ["", "UIViewSafeAreaLayoutGuide"])
  }
}
