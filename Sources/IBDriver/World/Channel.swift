import SystemLibrary

/// The two streams between this program and another one.
package struct Channel: Sendable {
  /// Returns the next bytes; empty at the end. Waiting for them blocks no thread.
  package let read: @Sendable () async -> Result<[UInt8], FileFailure>
  package let write: World.Sink

  package init(
    read: @escaping @Sendable () async -> Result<[UInt8], FileFailure>, write: @escaping World.Sink
  ) {
    self.read = read
    self.write = write
  }

  /// Takes over the standard input and output of the process for messages.
  ///
  /// From then on, standard input is at its end for all other readers, and all other output goes to standard error. So
  /// neither a file of a run nor a library can add to the messages.
  ///
  /// - Returns: nil if the system refuses.
  static func takingStandardStreams(_ temporary: TemporaryFiles) -> Channel? {
    guard let (input, output) = Descriptor.takeStandardStreams() else { return nil }
    return Channel(
      read: { await OwnThread.run { input.readChunk() } },
      write: { bytes in
        if output.write(bytes) { return true }
        // The reader has closed the channel, so it does not wait for a response.
        if errno == EPIPE { temporary.endProcess(by: SIGPIPE) }
        return false
      })
  }
}
