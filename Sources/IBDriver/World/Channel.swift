import SystemLibrary

/// The two streams by which another program speaks with this one.
package struct Channel: Sendable {
  /// The next bytes; none at the end. To wait for them takes no thread from those that work.
  package let read: @Sendable () async -> Result<[UInt8], FileFailure>
  package let write: World.Sink

  package init(
    read: @escaping @Sendable () async -> Result<[UInt8], FileFailure>, write: @escaping World.Sink
  ) {
    self.read = read
    self.write = write
  }

  /// Standard input and output of the process, only for messages: from now on a read of standard input finds its end,
  /// and all other output goes to standard error, so that no file of a run and no library can speak
  /// in between.
  ///
  /// - Returns: nil where the system refuses.
  static func takingStandardStreams(_ temporary: TemporaryFiles) -> Channel? {
    guard let (input, output) = Descriptor.takeStandardStreams() else { return nil }
    return Channel(
      read: { await OwnThread.run { input.readChunk() } },
      write: { bytes in
        if output.write(bytes) { return true }
        // Whoever asked has gone, and no one waits for an answer.
        if errno == EPIPE { temporary.endProcess(by: SIGPIPE) }
        return false
      })
  }
}
