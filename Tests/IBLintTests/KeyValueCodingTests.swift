import Testing

@testable import IBLint

@Suite struct KeyValueCodingTests {
  @Test(arguments: [
    ("saveButton", ["saveButton", "SaveButton"]), ("SaveButton", ["saveButton", "SaveButton"]), ("x", ["x", "X"]),
    ("_field", ["_field"]),
  ])
  func theSetterOfAPropertyIgnoresTheCaseOfItsFirstLetter(_ key: String, _ properties: [String]) {
    #expect(KeyValueCoding.properties(for: key) == properties)
  }
}
