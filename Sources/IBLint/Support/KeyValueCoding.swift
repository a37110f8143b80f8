import IBCode

/// How key-value coding finds the property for the name of an outlet.
///
/// Source: Apple, Key-Value Coding Programming Guide, "Search Pattern for the Basic Setter".
enum KeyValueCoding {
  /// The properties whose setter a key calls.
  ///
  /// `setSaveButton:` is the setter of both `saveButton` and `SaveButton`, so the case of the first letter does not
  /// matter.
  static func properties(for key: String) -> [String] {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let small = key.prefix(1).lowercased() + key.dropFirst()
    return small == capital ? [key] : [small, capital]
  }

  /// Whether the class has a property, a setter or an instance variable for the key.
  ///
  /// The name of the variable may begin with an underscore, as that of a property's variable does.
  static func has(_ key: String, _ members: CodeIndex.Members) -> Bool {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    return properties(for: key).contains(where: members.properties.contains)
      || members.properties.contains("_\(key)")
      || key.hasPrefix("_") && members.properties.contains(String(key.dropFirst()))
      || members.properties.contains("is\(capital)")
      || members.selectors.contains("set\(capital):")
  }
}
