import SystemLibrary

/// The two streams between this program and another one.
package struct Channel: Sendable {
  /// The next bytes; empty at the end. Waiting for them takes no thread away from the work.
  package let read: @Sendable () async -> Result<[UInt8], FileFailure>
  package let write: World.Sink

  package init(
    read: @escaping @Sendable () async -> Result<[UInt8], FileFailure>, write: @escaping World.Sink
  ) {
    self.read = read
    self.write = write
  }

  /// Takes standard input and output of the process for messages. From then on, reads of standard input reach its end
  /// at once and all other output goes to standard error, so neither a file of a run nor a library can add to the
  /// messages.
  ///
  /// - Returns: nil if the system refuses.
  static func takingStandardStreams(_ temporary: TemporaryFiles) -> Channel? {
    guard let (input, output) = Descriptor.takeStandardStreams() else { return nil }
    return Channel(
      read: { await OwnThread.run { input.readChunk() } },
      write: { bytes in
        if output.write(bytes) { return true }
        // The reader closed the channel, so no one waits for a response.
        if errno == EPIPE { temporary.endProcess(by: SIGPIPE) }
        return false
      })
  }
}
