/// What a command came to on one mutant.
struct MutantOutcome {
  /// Whether its status is one that the command may end with.
  let isExpected: Bool
  /// Seconds of processor time.
  let seconds: Double
  /// Bytes that the process has in memory after it.
  let memory: Int

  static let mostSeconds = 2.0
  static let mostMemory = 500 << 20

  /// What is wrong with it; nil if nothing is.
  var trouble: String? {
    if !isExpected { return "not understood" }
    if seconds > Self.mostSeconds { return "\(Double(Int(seconds * 100)) / 100) s" }
    return memory > Self.mostMemory ? "\(memory >> 20) MB" : nil
  }
}
