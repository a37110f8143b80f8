import IBSyntax
import Testing

@Suite struct NameTests {
  @Test func wellKnownNamesAreTheSameInEveryTree() throws {
    let one = try tree("<view/>")
    let other = try tree("<unheardOf><view/></unheardOf>")
    #expect(one.root?.name == .view && other.root?.firstChild?.name == .view)
    #expect(one.name("view") == .view && one.string(.view) == "view")
  }

  @Test func awkwardSpellingsHaveConstants() throws {
    let tree = try tree("<switch class=\"a\" base64-UTF8=\"YES\"><nil/></switch>")
    #expect(tree.root?.name == .switch && tree.root?.firstChild?.name == .nil)
    #expect(tree.root?.equals(.class, "a") == true)
    #expect(tree.root?.flag(.base64UTF8) == true)
  }

  @Test func otherNamesBelongToTheirTree() throws {
    let tree = try tree("<aa><bb aa=\"1\"/></aa>")
    let name = try #require(tree.name("aa"))
    #expect(tree.root?.name == name && tree.string(name) == "aa")
    #expect(tree.root?.firstChild?.attributes.first?.name == name)
    #expect(tree.name("cc") == nil)
    #expect(tree.name("bb") != name)
  }

  @Test func aNameOfAnotherTreeHasNoText() throws {
    let rich = try tree("<aa><bb/></aa>")
    let poor = try tree("<view/>")
    #expect(poor.string(try #require(rich.name("bb"))) == "")
  }
}
