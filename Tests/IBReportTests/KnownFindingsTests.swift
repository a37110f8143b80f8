import IBSource
import Testing

@testable import IBReport

@Suite struct KnownFindingsTests {
  private static func finding(_ message: String, object: String? = "a", rule: String = "unknown-outlet") -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, file: "A.xib", range: SourceRange(0, 0), objectID: object)
  }

  private static func known(_ messages: [String], strict: Bool) -> KnownFindings {
    KnownFindings(messages.map { .init(finding($0), in: "A.xib") }) { _ in !strict }
  }

  /// A second outlet of one controller that breaks is news although another one was repaired.
  @Test func anotherNameIsAnotherFindingWhereBothSidesHaveTheSameWording() {
    let new = [Self.finding("class Card has no outlet 'heading'")]
    #expect(Self.known(["class Card has no outlet 'title'"], strict: true).remaining(of: new, in: "A.xib") == new)
    #expect(Self.known(["class Card has no outlet 'title'"], strict: false).remaining(of: new, in: "A.xib").isEmpty)
    let second = [Self.finding("'Card' has no 'heading'")]
    #expect(Self.known(["'Card' has no 'title'"], strict: true).remaining(of: second, in: "A.xib") == second)
  }

  @Test func numbersInAMessageMakeNoFindingNew() {
    let known = Self.known(["'x' is 20 wide"], strict: true)
    #expect(known.remaining(of: [Self.finding("'x' is 24 wide")], in: "A.xib").isEmpty)
  }

  @Test func oneEntryStandsForOneFinding() {
    let known = Self.known(["same"], strict: true)
    #expect(known.remaining(of: [Self.finding("same"), Self.finding("same")], in: "A.xib").count == 1)
    #expect(known.matchedCount == 1)
    #expect(known.unmatched.isEmpty)
  }

  @Test func theClosestMessageIsTakenFirst() {
    let known = Self.known(["'a' is 1", "'b' is 1"], strict: false)
    let found = [Self.finding("'b' is 2"), Self.finding("'c' is 1")]
    #expect(known.remaining(of: found + [Self.finding("'d' is 1")], in: "A.xib").map(\.message) == ["'d' is 1"])
  }

  @Test func otherFilesRulesAndObjectsAreOtherFindings() {
    let known = Self.known(["same"], strict: false)
    let others = [Self.finding("same", object: "b"), Self.finding("same", object: nil)]
    #expect(known.remaining(of: others, in: "A.xib") == others)
    #expect(known.remaining(of: [Self.finding("same", rule: "unknown-action")], in: "A.xib").count == 1)
    #expect(known.remaining(of: [Self.finding("same")], in: "B.xib").count == 1)
    #expect(known.unmatched.count == 1)
  }
}
