import IBModel
import IBSource
import Testing

@testable import IBAssets

/// Where the parts of a sliced image are drawn.
@Suite struct ImageSlicesTests {
  private func slices(_ resizing: String, scale: Double = 1) throws -> ImageSlices? {
    let json = try JSONReader.read(Array(resizing.utf8)).get()
    let slicing = try #require(AssetSlicing(json))
    return ImageSlices(slicing, header: ImageHeader(.png, width: 40, height: 30), scale: scale)
  }

  private static let nine = """
    {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 4},
     "cap-insets": {"top": 6, "left": 10, "bottom": 8, "right": 12}}
    """

  @Test func nineParts() throws {
    let pieces = try #require(try slices(Self.nine)).pieces(in: Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(pieces.count == 9)
    #expect(pieces[0].source == Rect(x: 0, y: 0, width: 10, height: 6))
    #expect(pieces[0].target == Rect(x: 0, y: 0, width: 10, height: 6))
    #expect(pieces[4].source == Rect(x: 10, y: 6, width: 2, height: 4))
    #expect(pieces[4].target == Rect(x: 10, y: 6, width: 78, height: 36))
    #expect(pieces[8].source == Rect(x: 28, y: 22, width: 12, height: 8))
    #expect(pieces[8].target == Rect(x: 88, y: 42, width: 12, height: 8))
  }

  /// Pixels of the file are points divided by its scale.
  @Test func theScaleOfTheFileCounts() throws {
    let pieces = try #require(try slices(Self.nine, scale: 2)).pieces(in: Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(pieces[0].target == Rect(x: 0, y: 0, width: 5, height: 3))
  }

  @Test func threePartsStretchTheOtherAxisAsAWhole() throws {
    let three = try slices(
      #"{"mode": "3-part-horizontal", "center": {"width": 1}, "cap-insets": {"left": 10, "right": 12}}"#)
    let pieces = try #require(three).pieces(in: Rect(x: 5, y: 5, width: 100, height: 50))
    #expect(pieces.map(\.source.height) == [30, 30, 30])
    #expect(pieces.map(\.target.height) == [50, 50, 50])
    #expect(pieces.map(\.target.x) == [5, 15, 93])
  }

  @Test func capsShareTheRoomThatThereIs() throws {
    let pieces = try #require(try slices(Self.nine)).pieces(in: Rect(x: 0, y: 0, width: 11, height: 7))
    #expect(pieces.count == 4)
    #expect(pieces.map(\.target.width) == [5, 6, 5, 6])
  }
}
