/// Processes many inputs at once, and returns the results in the order of the inputs.
enum OrderedFanOut {
  /// The number of results for each worker that may wait for a slower earlier result. It limits the memory of a run.
  private static let waitingResults = 8

  /// Calls `work` on up to `width` threads. Calls `receive` on the caller's thread with each result, in the order of
  /// the inputs.
  static func run<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], width: Int, work: @escaping @Sendable (Input) -> Output, receive: (Output) -> Void
  ) async {
    await withTaskGroup(of: (Int, Output).self) { group in
      var next = 0
      var delivered = 0
      var running = 0
      var waiting: [Int: Output] = [:]
      while delivered < inputs.count {
        while running < width, next < inputs.count, next < delivered + width * waitingResults {
          let index = next
          group.addTask { (index, work(inputs[index])) }
          next += 1
          running += 1
        }
        guard let (index, output) = await group.next() else { return }
        running -= 1
        waiting[index] = output
        while let output = waiting.removeValue(forKey: delivered) {
          receive(output)
          delivered += 1
        }
      }
    }
  }
}
