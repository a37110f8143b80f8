/// The meaning of classes and keys in nibs for a comparison (Measurements/NibArchive.md#root).
enum NibSemantics {
  /// Classes whose objects are values.
  ///
  /// For two equal values, a file may contain one object or two, so references to either are the same. The classes of
  /// nibs come first, then those of property lists.
  static let valueClasses: Set<String> = [
    "NSString", "NSMutableString", "NSLocalizableString", "NSNumber", "NSArray", "NSMutableArray", "NSSet",
    "NSMutableSet", "NSOrderedSet", "NSDictionary", "NSMutableDictionary", "NSValue", "NSData", "UIColor", "NSColor",
    "UIFont", "NSFont", "UIFontDescriptor", "UIImageNibPlaceholder", "UITraitCollection",
    "_NSLayoutConstraintConstant",
    "array", "set", "dictionary",
  ]

  /// Whether the order of an array or set is meaningless.
  static func isUnordered(className: String, key: String) -> Bool {
    unorderedClasses.contains(className) || unorderedKeys.contains(key)
  }

  private static let unorderedClasses: Set<String> = ["NSSet", "NSMutableSet", "set"]
  private static let unorderedKeys: Set<String> = [
    "UIViewAutolayoutConstraints", "UILayoutGuideSystemConstraints", "UINibObjectsKey",
  ]

  /// The order in which the values of a key are compared; nil if they are compared immediately.
  ///
  /// Values that refer to objects elsewhere in the file wait until those have been matched: constraints after views,
  /// connections after constraints, and the list of all objects last.
  static func rank(of key: String) -> Int? { ranks[key] }

  private static let ranks = [
    "UIViewAutolayoutConstraints": 0, "UILayoutGuideSystemConstraints": 0, "UINibConnectionsKey": 1,
    "UINibAccessibilityConfigurationsKey": 1, "UINibTraitStorageListsKey": 1, "UINibKeyValuePairsKey": 1,
    "UINibObjectsKey": 2,
  ]

  /// The number of ranks.
  static let rankCount = 3
}
