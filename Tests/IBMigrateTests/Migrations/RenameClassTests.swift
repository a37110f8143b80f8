import IBMigrate
import IBTestSupport
import Testing

@Suite struct RenameClassTests {
  private static let name = "rename-class"
  private static let options = MigrationOptions(operands: ["OldView", "NewView"])

  private static func document(_ attributes: String) -> String { xib(#"<view id="abc-de-fgh" \#(attributes)/>"#) }

  @Test func everyObjectOfTheClassHasTheNewName() throws {
    let old = #"customClass="OldView" customModule="App" customModuleProvider="target""#
    let result = try migrated(Self.document(old), by: Self.name, Self.options)
    #expect(result.text == Self.document(old.replacing("OldView", with: "NewView")))
  }

  @Test func aModuleReplacesTheAppsOwn() throws {
    var options = Self.options
    options.module = "Kit"
    let old = #"customClass="OldView" customModule="App" customModuleProvider="target""#
    #expect(
      try migrated(Self.document(old), by: Self.name, options).text
        == Self.document(#"customClass="NewView" customModule="Kit""#))
    #expect(
      try migrated(Self.document(#"customClass="OldView""#), by: Self.name, options).text
        == Self.document(#"customClass="NewView" customModule="Kit""#))
  }

  @Test(arguments: [#"customClass="OldViewCell""#, #"userLabel="OldView""#])
  func othersStay(_ attributes: String) throws {
    #expect(try isUnchanged(Self.document(attributes), by: Self.name, Self.options))
  }
}
