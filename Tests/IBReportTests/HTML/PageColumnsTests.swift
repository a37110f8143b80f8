import Testing

@testable import IBReport

@Suite struct PageColumnsTests {
  private func text(_ columns: PageColumns, _ properties: [Int?]...) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for values in properties { columns.write(values, to: &writer) { $1.value($0) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func equalValuesAreOne() {
    let columns = PageColumns()
    #expect(text(columns, [7, 7, 7], [nil, nil], []) == "[[7],[null],[]]")
    #expect(columns.patterns.isEmpty)
  }

  @Test func propertiesThatChangeTogetherShareAPattern() {
    let columns = PageColumns()
    #expect(text(columns, [5, 9, 5], [1, nil, 1], [1, 2, 3]) == "[[0,5,9],[0,1,null],[1,1,2,3]]")
    #expect(columns.patterns == ["010", "012"])
  }

  @Test func placesHaveEquallyManyDigits() {
    let columns = PageColumns()
    _ = text(columns, Array(0..<37))
    #expect(columns.patterns.first?.utf8.count == 74)
    #expect(columns.patterns.first?.hasPrefix("000102") == true && columns.patterns.first?.hasSuffix("0z10") == true)
  }

  @Test func aPropertyWithoutAValueIsNoField() {
    let columns = PageColumns()
    var writer = JSONWriter()
    writer.object { writer in
      columns.write("a", [Int?.none, nil], to: &writer) { $1.value($0) }
      columns.write("b", [nil, 4], to: &writer) { $1.value($0) }
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"b":[0,null,4]}"#)
  }
}
