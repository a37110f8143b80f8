import CZlib
import IBTestSupport
import Testing

@testable import IBAssets

/// Headers written byte by byte from the formats' descriptions.
@Suite struct ImageHeaderTests {
  private func size(_ bytes: [UInt8], isWhole: Bool = true) -> [Double]? {
    guard case .header(let header) = ImageHeader.read(bytes, isWhole: isWhole) else { return nil }
    return [header.width, header.height]
  }

  private func big(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private func little(_ number: Int, _ length: Int) -> [UInt8] { big(number, length).reversed() }

  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(name.utf8) + content
  }

  // MARK: - Pixels

  private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private func header(color: UInt8) -> [UInt8] {
    big(13, 4) + Array("IHDR".utf8) + big(640, 4) + big(480, 4) + [8, color, 0, 0, 0] + big(0, 4)
  }

  @Test func portableNetworkGraphics() {
    #expect(size(signature + header(color: 6)) == [640, 480])
    let xcodes = big(4, 4) + Array("CgBI".utf8) + big(0, 4) + big(0, 4)
    #expect(size(signature + xcodes + header(color: 6)) == [640, 480])
    #expect(size(signature) == nil)
  }

  @Test func transparencyIsTold() {
    func hasAlpha(_ bytes: [UInt8]) -> Bool? {
      if case .header(let header) = ImageHeader.read(bytes, isWhole: true) { header.hasAlpha } else { nil }
    }
    #expect(hasAlpha(signature + header(color: 6)) == true)
    #expect(hasAlpha(signature + header(color: 2)) == false)
    #expect(hasAlpha(signature + header(color: 3) + big(1, 4) + Array("tRNS".utf8) + [0]) == true)
  }

  @Test func jpegBehindOtherSegments() {
    let application = [0xFF, 0xE1] as [UInt8] + big(6, 2) + [1, 2, 3, 4]
    let tables = [0xFF, 0xC4] as [UInt8] + big(4, 2) + [0, 0]
    let frame = [0xFF, 0xFF, 0xC2] as [UInt8] + big(11, 2) + [8] + big(30, 2) + big(40, 2) + [1, 1, 17, 0]
    #expect(size([0xFF, 0xD8] + application + tables + frame) == [40, 30])
    #expect(ImageHeader.read([0xFF, 0xD8] + application, isWhole: false) == .incomplete)
    #expect(ImageHeader.read([0xFF, 0xD8] + application, isWhole: true) == .unknown(.jpeg))
  }

  @Test func graphicsInterchangeFormat() {
    #expect(size(Array("GIF89a".utf8) + little(300, 2) + little(200, 2)) == [300, 200])
  }

  @Test func theThreeKindsOfWebP() {
    func file(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + little(0, 4) + Array("WEBP".utf8) + Array(chunk.utf8) + little(content.count, 4) + content
    }
    #expect(size(file("VP8X", [0x10, 0, 0, 0] + little(399, 3) + little(299, 3))) == [400, 300])
    #expect(size(file("VP8L", [0x2F] + little(399 | 299 << 14, 4))) == [400, 300])
    #expect(size(file("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(400, 2) + little(300, 2))) == [400, 300])
  }

  @Test func theLargestExtentOfATiledImage() {
    func extent(_ width: Int, _ height: Int) -> [UInt8] { box("ispe", big(0, 4) + big(width, 4) + big(height, 4)) }
    func file(_ properties: [UInt8]) -> [UInt8] {
      box("ftyp", Array("heic".utf8)) + box("meta", big(0, 4) + box("iprp", box("ipco", properties)))
    }
    #expect(size(file(extent(512, 512) + extent(4032, 3024))) == [4032, 3024])
    #expect(size(file(extent(4032, 3024) + box("irot", [1]))) == [3024, 4032])
    #expect(size(file(extent(Int(UInt32.max), Int(UInt32.max)))) == [4294967295, 4294967295])
    #expect(size(file([])) == nil)
    // A box may have a length of 64 bits, or end with the file.
    let (kind, inner) = (box("ftyp", Array("heic".utf8)), box("iprp", box("ipco", extent(512, 256))))
    func meta(_ length: [UInt8], _ wide: [UInt8]) -> [UInt8] {
      kind + length + Array("meta".utf8) + wide + big(0, 4) + inner
    }
    #expect(size(meta(big(1, 4), big(inner.count + 20, 8))) == [512, 256])
    #expect(size(meta(big(0, 4), [])) == [512, 256])
    #expect(size(meta(big(1, 4), big(1, 4) + big(inner.count + 20, 4))) == nil)
    #expect(size(meta(big(1, 4), big(15, 8))) == nil)
  }

  // MARK: - Lines

  @Test func thePageBoxOfADocument() {
    #expect(size(Array("%PDF-1.4\n1 0 obj<</Type/Page/MediaBox [0 0 24.5 30]>>".utf8)) == [24.5, 30])
    #expect(size(Array("%PDF-1.4 /MediaBox[0 0 100 50]/CropBox[10 10 60 200]".utf8)) == [50, 40])
    #expect(size(Array("%PDF-1.4 /MediaBox[0 0 100 50]/Rotate 90".utf8)) == [50, 100])
    #expect(size(Array("%PDF-1.4 /MediaBox 7 0 R".utf8)) == nil)
    #expect(ImageHeader.read(Array("%PDF-1.4 /MediaBox[0 0 1 1]".utf8), isWhole: false) == .incomplete)
  }

  @Test func thePageBoxInAPackedStream() {
    let object = Array("1 0 <</Type/Page/MediaBox[0 0 18 22]>>".utf8)
    var packed = [UInt8](repeating: 0, count: 200)
    var length = UInt(packed.count)
    #expect(compress(&packed, &length, object, UInt(object.count)) == Z_OK)
    let head = Array("%PDF-1.5\n4 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\r\n".utf8)
    let file = head + packed.prefix(Int(length)) + Array("\nendstream".utf8)
    #expect(size(file) == [18, 22])
    // A stream that breaks off, and one that is not a stream.
    #expect(size(head + packed.prefix(4)) == nil)
    #expect(size(head + Array("nonsense".utf8)) == nil)
  }

  @Test(arguments: [
    (#"width="24" height="30""#, [24, 30]), (#"width="24px" height="0.5in""#, [24, 48]),
    (#"width="12pt" height="1pc""#, [16, 16]), (#"width="100%" height="30" viewBox="0 0 7 9""#, [7, 9]),
    (#"viewBox="0,0,7 9.5""#, [7, 9.5]),
  ])
  func theSizeOfADrawing(_ attributes: String, _ expected: [Double]) throws {
    let prolog =
      "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY n \"http://www.w3.org/2000/svg\">]><!-- made by hand -->"
    #expect(size(Array("\(prolog)<svg xmlns=\"&n;\" \(attributes)><g></svg>".utf8)) == expected)
  }

  @Test func aDrawingWithoutASizeIsUnknown() {
    #expect(ImageHeader.read(Array("<svg width=\"100%\"/>".utf8), isWhole: true) == .unknown(.svg))
    #expect(ImageHeader.read(Array("<html width=\"1\" height=\"1\"/>".utf8), isWhole: true) == .unknown(.svg))
  }

  @Test func whatIsNoImageIsUnknown() {
    #expect(ImageHeader.read([], isWhole: true) == .unknown(nil))
    #expect(ImageHeader.read(Array("8BPS".utf8), isWhole: true) == .unknown(nil))
  }

  /// A file of each format, with its size and how many of its bytes have to be there for it.
  private var files: [(bytes: [UInt8], size: [Double], needed: Int)] {
    let extent = box("ispe", big(0, 4) + big(9, 4) + big(7, 4))
    let heif = box("ftyp", Array("heic".utf8)) + box("meta", big(0, 4) + box("iprp", box("ipco", extent)))
    return [
      (signature + header(color: 6), [640, 480], 24),
      (Array("GIF89a".utf8) + little(300, 2) + little(200, 2), [300, 200], 10),
      (
        [0xFF, 0xD8, 0xFF, 0xE1] + big(6, 2) + [1, 2, 3, 4, 0xFF, 0xC0] + big(11, 2) + [8, 0, 30, 0, 40], [40, 30], 19
      ),
      (heif, [9, 7], heif.count), (Array("%PDF-1.5 /MediaBox[0 0 18 22]".utf8), [18, 22], 28),
      (Array("<svg width='1' height='2'/>".utf8), [1, 2], 24),
    ]
  }

  @Test func aFileThatIsCutOffHasNoSize() {
    for (bytes, expected, needed) in files {
      #expect(size(bytes) == expected)
      for length in 0..<needed {
        #expect(size(Array(bytes.prefix(length))) == nil, "\(length) bytes of \(bytes.count)")
      }
    }
  }

  /// Bytes are changed at random, three at a time: what has a size is at least as much as a number and not below zero.
  @Test func damagedFilesHaveAUsableSizeOrNone() {
    var generator = SplitMix(seed: 1)
    var read = 0
    for (bytes, _, _) in files {
      for _ in 0..<500 {
        var damaged = bytes
        for _ in 0..<3 {
          damaged[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        guard let size = size(damaged) else { continue }
        read += 1
        #expect(size.allSatisfy { $0 > 0 && $0.isFinite }, "\(size) of \(damaged)")
      }
    }
    #expect((1..<500 * files.count).contains(read))
  }

  /// The whole file is read only if its start is not enough.
  @Test func aHeaderMayBeFarFromTheStart() {
    let page = Array("%PDF-1.4\n\(String(repeating: "%\n", count: ImageHeader.usualLength))/MediaBox[0 0 30 40]".utf8)
    func files(_ bytes: [UInt8]?) -> AssetFiles {
      AssetFiles(list: { _ in [] }, read: { _ in bytes }, start: { _, length in Array(page.prefix(length)) })
    }
    guard case .header(let header) = files(page).header("a.pdf") else {
      Issue.record("no header")
      return
    }
    #expect(header.width == 30 && header.height == 40)
    #expect(files(nil).header("a.pdf") == .incomplete)
  }
}
