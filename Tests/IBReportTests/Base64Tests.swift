import Foundation
import Testing

@testable import IBReport

@Suite struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfTheStandard(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == text)
  }

  @Test func everyByteIsWrittenAsFoundationWritesIt() {
    for count in 253...256 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
  }
}
