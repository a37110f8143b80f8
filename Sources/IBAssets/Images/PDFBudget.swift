/// The budget for one PDF file, independent of the references between its objects. It makes the cost of a file linear
/// in its size; a file that exceeds it is not drawn.
///
/// The 252 PDF files in the catalogs of public apps unpack to 43 kB at most, one with pixels aside, and have 5,700
/// elements at most.
final class PDFBudget {
  /// Bytes that streams unpack to.
  private(set) var unpacked = 32 << 20
  /// The bytes that may still be read, including compressed streams and forms that are drawn again. An object is read
  /// once, so a file is read only a few times as a whole.
  private var stepped: Int
  /// Numbers, names, words and lists: 56 bytes of memory each while they are kept.
  private var elements = 2 << 20
  /// Bytes of paths, and of the picture that they are written into: `PictureFile` takes no more than half of it.
  private var drawn = 16 << 20

  /// - Parameter size: of the file, in bytes.
  init(size: Int) { stepped = 64 << 20 + 4 * size }

  var isExhausted: Bool { stepped < 0 || elements < 0 || unpacked <= 0 || drawn < 0 }

  func step(over bytes: Int) { stepped -= bytes }

  /// Takes one element from the budget; false if none is left.
  func takeElement() -> Bool {
    elements -= 1
    return elements >= 0
  }

  func unpack(_ bytes: Int) { unpacked -= bytes }

  func draw(_ bytes: Int) { drawn -= bytes }
}
