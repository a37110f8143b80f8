/// The budget for one PDF file, which does not depend on the references between its objects.
///
/// It makes the cost of a file linear in its size. A file that exceeds the budget is not drawn. The 252 PDF files in
/// the catalogs of public apps unpack to 43 kB at most, except one with pixels, and have at most 5,700 elements.
final class PDFBudget {
  /// The number of bytes that streams may unpack to.
  private(set) var unpacked = 32 << 20
  /// The number of bytes that may still be read, including compressed streams and repeated forms.
  ///
  /// Each object is read once, so the whole file is read only a few times.
  private var stepped: Int
  /// The number of numbers, names, words and lists. Each needs 56 bytes of memory while it is kept.
  private var elements = 2 << 20
  /// The number of bytes of paths and of the picture that contains them. `PictureFile` uses at most half of it.
  private var drawn = 16 << 20

  /// - Parameter size: the size of the file in bytes.
  init(size: Int) { stepped = 64 << 20 + 4 * size }

  var isExhausted: Bool { stepped < 0 || elements < 0 || unpacked <= 0 || drawn < 0 }

  func step(over bytes: Int) { stepped -= bytes }

  /// Takes one element from the budget; false if the budget is used up.
  func takeElement() -> Bool {
    elements -= 1
    return elements >= 0
  }

  func unpack(_ bytes: Int) { unpacked -= bytes }

  func draw(_ bytes: Int) { drawn -= bytes }
}
