import NibArchive

/// What the comparison with Apple's nibs takes for granted.
enum AgreementRules {
  /// Keys whose values depend on the SDK that made the nib and not on the document.
  static let leftOut: Set<String> = [
    // Options of font descriptors differ between Xcodes.
    "UIFontDescriptorOptions",
    // Xcode 14 and later, where it works without a simulator.
    "IBUINibLNEVersionKey",
  ]

  static let ranks = 3

  /// When a list is compared, and whether its order says nothing: constraints after views, what is about objects that
  /// are elsewhere after these, the list of all objects last.
  static func place(
    of label: ObjectGraph.Member.Label, className: String
  ) -> (rank: Int, isSet: Bool)? {
    switch label {
    case .key("UIViewAutolayoutConstraints"), .key("UILayoutGuideSystemConstraints"): (0, true)
    case .key("UINibConnectionsKey"), .key("UINibAccessibilityConfigurationsKey"),
      .key("UINibTraitStorageListsKey"), .key("UINibKeyValuePairsKey"):
      (1, false)
    case .key("UINibObjectsKey"): (2, true)
    default: sets.contains(className) ? (1, true) : nil
    }
  }

  private static let sets: Set<String> = ["NSSet", "NSMutableSet", "NSOrderedSet"]

  /// Classes whose objects are what they say: one may be written for several that are equal.
  static func isValue(_ className: String) -> Bool { values.contains(className) }

  private static let values: Set<String> = [
    "NSString", "NSMutableString", "NSNumber", "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet",
    "NSDictionary", "NSMutableDictionary", "NSValue", "NSData", "NSLocalizableString", "UIColor", "UIFont",
    "UIFontDescriptor", "UITraitCollection", "UIImageNibPlaceholder", "_NSLayoutConstraintConstant",
  ]
}
