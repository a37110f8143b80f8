import IBSource
import Testing

@Suite struct FreeNameTests {
  @Test func aTakenNameGetsTheNextNumber() {
    var used: Set<String> = []
    for number in 1...2_000 {
      let name = FreeName.name("a", numbered: { "a\($0)" }, isFree: { !used.contains($0) })
      #expect(name == (number == 1 ? "a" : "a\(number)"))
      used.insert(name)
    }
  }

  /// Not all numbers before are asked for.
  @Test func aNumberIsFoundInFewSteps() {
    var asked = 0
    let name = FreeName.name("a", numbered: { "\($0)" }) { word in
      asked += 1
      return Int(word).map { $0 > 1_000_000 } ?? false
    }
    #expect(name == "1000001")
    #expect(asked < 50)
  }
}
