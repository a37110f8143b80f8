import IBTestSupport
import Testing

@testable import IBLayout

/// Variations that have no effect.
@Suite struct VariationAuditTests {
  /// The audit of a root view with one child `child`, one constraint `width` and these variations.
  private func audit(_ variations: String, of constraint: String = "") throws -> VariationAudit {
    let width = "<constraint firstItem=\"child\" firstAttribute=\"width\" constant=\"40\" id=\"width\">"
    return VariationAudit(
      try model(
        storyboard(
          scene(
            rootView(
              subviews: view("child"), constraints: "\(width)\(constraint)</constraint>", content: variations)))))
  }

  private func mask(_ key: String, _ container: String, _ entry: String) -> String {
    "<variation key=\"\(key)\"><mask key=\"\(container)\"><\(entry)/></mask></variation>"
  }

  @Test func aDocumentWithoutVariationsSaysNothingInVain() throws {
    let audit = try audit("")
    #expect(audit.idle.isEmpty && audit.neverInstalled.isEmpty)
  }

  @Test func whatChangesSomethingIsNotInVain() throws {
    let audit = try audit(
      mask("default", "subviews", "exclude reference=\"child\"")
        + mask("widthClass=compact", "subviews", "include reference=\"child\""),
      of: "<variation key=\"heightClass=compact\" constant=\"30\"/>")
    #expect(audit.idle.isEmpty)
  }

  @Test func anIncludeOfWhatIsInstalledIsInVain() throws {
    let idle = try audit(mask("widthClass=compact", "subviews", "include reference=\"child\"")).idle
    #expect(idle.map(\.content) == [.entry(child: "child", isInstalled: true)])
    #expect(idle.map(\.reason) == [.holdsAnyway])
    #expect(idle.map(\.key) == ["widthClass=compact"])
    #expect(idle.map(\.owner) == ["root"])
  }

  @Test func anExcludeThatMoreSpecificOnesUndoEverywhereIsInVain() throws {
    let idle = try audit(
      mask("widthClass=compact", "subviews", "exclude reference=\"child\"")
        + mask("heightClass=compact-widthClass=compact", "subviews", "include reference=\"child\"")
        + mask("heightClass=regular-widthClass=compact", "subviews", "include reference=\"child\"")
    ).idle
    #expect(idle.map(\.content) == [.entry(child: "child", isInstalled: false)])
  }

  @Test func theDefaultOfAnAttributeChangesNothing() throws {
    func idle(_ tag: String, _ attributes: String, _ value: String) throws -> [VariationAudit.IdleStatement.Content] {
      let part = view(
        "part", tag: tag, attributes: attributes, content: "<variation key=\"widthClass=regular\" \(value)/>")
      return VariationAudit(try model(storyboard(scene(rootView(subviews: part))))).idle.map(\.content)
    }
    #expect(try idle("stackView", "", "alignment=\"fill\"") == [.value("alignment")])
    #expect(try idle("stackView", "", "axis=\"horizontal\" spacing=\"0\"").count == 2)
    #expect(try idle("view", "", "hidden=\"NO\"") == [.value("hidden")])
    #expect(try idle("view", "hidden=\"YES\"", "hidden=\"NO\"").isEmpty)
    #expect(try idle("stackView", "", "alignment=\"center\"").isEmpty)
  }

  /// A content view without an id leaves its masks to the cell.
  @Test func theCellOfAnOldDocumentHasTheMasksOfItsContentView() throws {
    let cell = """
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews>\(view("child"))</subviews>
      </view><variation key="default"><mask key="subviews"><exclude reference="child"/></mask></variation>
      </collectionViewCell>
      """
    #expect(VariationAudit(try model(xib(cell))).idle.isEmpty)
  }

  @Test func variationsForAMacAreListed() throws {
    let audit = try audit("<variation key=\"userInterfaceIdiom=mac\" alpha=\"0.5\"/>")
    #expect(audit.forMac.map(\.owner) == ["root"] && audit.forMac.map(\.key) == ["userInterfaceIdiom=mac"])
    #expect(try self.audit("<variation key=\"widthClass=compact\" alpha=\"0.5\"/>").forMac.isEmpty)
  }

  @Test func anIdThatIsNoChildIsInVain() throws {
    let idle = try audit(mask("default", "constraints", "exclude reference=\"nowhere\"")).idle
    #expect(idle.map(\.reason) == [.noSuchChild])
  }

  @Test func aValueThatHoldsAnywayIsInVain() throws {
    let idle = try audit("", of: "<variation key=\"heightClass=compact\" constant=\"40\"/>").idle
    #expect(idle.map(\.content) == [.value("constant")])
    #expect(idle.map(\.owner) == ["width"])
  }

  /// 40 again on an iPad, where compact width does not hold, and in place of 30 where it does.
  @Test func aValueThatUndoesALessSpecificOneIsNotInVain() throws {
    let variations = """
      <variation key="widthClass=compact" constant="30"/>
      <variation key="heightClass=regular-widthClass=compact" constant="40"/>
      """
    #expect(try audit("", of: variations).idle.isEmpty)
  }

  @Test func ofTraitsThatAreNotKnownNothingIsSaid() throws {
    #expect(try audit(mask("displayGamut=P3", "subviews", "include reference=\"child\"")).idle.isEmpty)
  }

  @Test func aConstraintExcludedEverywhereIsNeverInstalled() throws {
    let audit = try audit(mask("default", "constraints", "exclude reference=\"width\""))
    #expect(audit.neverInstalled.map(\.id) == ["width"])
    #expect(audit.neverInstalled.map(\.holder) == ["root"])
    #expect(audit.neverInstalled.map(\.hasOutlet) == [false])
    #expect(audit.idle.isEmpty)
  }
}
