import Testing

@testable import IBReport

@Suite struct NumberedValuesTests {
  @Test func equalValuesHaveOneNumber() {
    var values = NumberedValues<String>()
    let words = (0..<1000).map { "word \($0 % 300)" }
    #expect(words.map { values.number(of: $0) } == (0..<1000).map { $0 % 300 })
    #expect(values.values == Array(words.prefix(300)))
  }

  /// Values with one hash still have their own numbers.
  @Test func valuesOfOneHashAreDifferent() {
    struct Same: Hashable {
      let number: Int32
      func hash(into hasher: inout Hasher) {}
    }
    var values = NumberedValues<Same>()
    for _ in 0..<2 { #expect((0..<50).map { values.number(of: Same(number: $0)) } == Array(0..<50)) }
  }
}
