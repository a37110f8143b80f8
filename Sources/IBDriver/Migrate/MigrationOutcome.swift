/// What became of one file.
struct MigrationOutcome: Sendable {
  enum State: Sendable {
    case changed, unchanged
    /// Left alone for a reason that was told.
    case refused
    /// Could not be read or written.
    case failed
    /// Of another platform, found by a search; the word for it.
    case skipped(String)
  }

  let state: State
  /// For standard output.
  var results: [UInt8] = []
  /// For standard error.
  var remarks: [UInt8] = []

  init(_ state: State, results: [UInt8] = [], remarks: [UInt8] = []) {
    self.state = state
    self.results = results
    self.remarks = remarks
  }

  /// A file that was not worked on, with the complaint about it.
  static func failed(_ failure: FileFailure) -> MigrationOutcome {
    let complaint = "\(Product.name): error: \(failure.path): \(failure.reason)\n"
    return MigrationOutcome(.failed, remarks: Array(complaint.utf8))
  }
}
