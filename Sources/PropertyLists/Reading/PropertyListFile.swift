/// A property list that was read from bytes.
package struct PropertyListFile: Sendable {
  /// The list; nil for a file with a mistake.
  ///
  /// In a list without braces, the entries before the mistake are kept.
  package let root: PropertyList?
  /// The first mistake; nil without one.
  package let problem: PropertyListProblem?
  /// The text to which the ranges refer: the bytes of the file. A file in UTF-16, or with a byte order mark, is
  /// converted to plain UTF-8.
  ///
  /// The lines of both are the same.
  package let text: [UInt8]

  /// Reads a list in any format.
  package init(_ bytes: [UInt8]) {
    if bytes.count > PropertyListLimits.fileSize {
      self.init(nil, PropertyListProblem("more than \(PropertyListLimits.fileSize >> 20) MiB", at: 0), [])
    } else if BinaryReader.isBinary(bytes) {
      self.init(BinaryReader.read(bytes), bytes)
    } else if let text = TextEncoding.decode(bytes)?.text {
      if XMLReader.isXML(text) {
        self.init(XMLReader.read(text), text)
      } else {
        var reader = OpenStepReader(text)
        let root = reader.read()
        self.init(root, reader.problem, text)
      }
    } else {
      self.init(nil, PropertyListProblem("neither UTF-8 nor UTF-16", at: 0), [])
    }
  }

  private init(_ root: PropertyList?, _ problem: PropertyListProblem?, _ text: [UInt8]) {
    self.root = root
    self.problem = problem
    self.text = text
  }

  private init(_ result: Result<PropertyList, PropertyListProblem>, _ text: [UInt8]) {
    switch result {
    case .success(let root): self.init(root, nil, text)
    case .failure(let problem): self.init(nil, problem, text)
    }
  }
}
