import IBSource
import Testing

@testable import IBDriver

@Suite struct KeptFilesTests {
  /// Up to ten bytes; each row keeps files of so many bytes, one after another.
  @Test(
    arguments: [
      ([10], [true]), ([11], [false]), ([4, 6], [true, true]), ([4, 7], [true, false]),
      ([4, 7, 6], [true, false, true]),
      ([0, 10, 0], [true, true, true]), ([5, 4, 2, 1], [true, true, false, true]),
    ] as [([Int], [Bool])])
  func filesAreKeptUpToALimit(_ sizes: [Int], _ kept: [Bool]) {
    var files = KeptFiles<Int>(limit: 10)
    let origins = sizes.indices.map { DocumentOrigin(path: "\($0)") }
    for (place, size) in sizes.enumerated() { files.keep(place, of: origins[place], size: size) }
    #expect(origins.map { files.take($0) != nil } == kept)
    // All room is free again, and a value is taken once.
    #expect(origins.allSatisfy { files.take($0) == nil })
    files.keep(7, of: origins[0], size: 10)
    #expect(files.take(origins[0]) == 7)
  }

  @Test func aLaterValueReplacesAnEarlierOne() {
    var files = KeptFiles<Int>(limit: 10)
    let origin = DocumentOrigin(path: "a")
    files.keep(1, of: origin, size: 8)
    files.keep(2, of: origin, size: 9)
    #expect(files.take(origin) == 2)
    files.keep(1, of: origin, size: 8)
    files.keep(2, of: origin, size: 11)
    #expect(files.take(origin) == nil)
  }
}
