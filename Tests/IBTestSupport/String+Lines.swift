extension StringProtocol {
  /// The lines that contain `word`, without leading spaces.
  package func lines(with word: String) -> [String] {
    split(separator: "\n").filter { $0.contains(word) }.map { line in
      String(line.drop { $0 == " " })
    }
  }
}
