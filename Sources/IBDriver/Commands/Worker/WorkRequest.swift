/// What Bazel asks of a worker; the fields are those of `WorkRequest` in Bazel's worker_protocol.proto.
struct WorkRequest: Equatable, Sendable {
  /// The words after `keyline worker`.
  var arguments: [String] = []
  /// The files that the run may see, relative to its folder or absolute; empty if nothing is said about them.
  var inputs: [String] = []
  /// What the response is recognized by; 0 for a request that is worked on alone.
  var id: Int32 = 0
  /// Whether it takes back the request with this id.
  var isCancel = false
  /// Above 0, the worker says on standard error what it did.
  var verbosity: Int32 = 0
  /// The folder that relative paths refer to, itself relative to the folder of the worker; empty for that folder.
  var folder = ""
}

/// What a worker answers; the fields are those of `WorkResponse`.
struct WorkResponse: Equatable, Sendable {
  var status: Int32 = 0
  /// What the run wrote to standard output and standard error, in the order it was written.
  var output: [UInt8] = []
  let id: Int32
  var isCancelled = false
}

/// Why a message is not a request, or not one that is worked on; it is answered, and the worker goes on.
struct WorkProblem: Error, Equatable {
  /// That of the request as far as it was read.
  var id: Int32 = 0
  /// Lower case, no full stop.
  let message: String
}

/// Why the end of a message cannot be found; the worker ends.
struct WorkStreamProblem: Error, Equatable {
  /// Lower case, no full stop.
  let message: String
}
