import Foundation

/// A library that is loaded into a process before all others and disturbs one call of the system:
/// `Tests/Faults/fault.c`, compiled for the test by the C compiler that Swift links with.
package struct FaultLibrary {
  private struct Failure: Error {}

  /// What happens at the call.
  package enum Kind: String, CaseIterable, Sendable {
    /// The process is killed; half of a write is done, nothing of another call.
    case kill
    /// The same at a signal that asks it to end.
    case terminate
    /// The call fails.
    case fail
    /// A write writes a single byte and says so; another call fails as an interrupted one.
    case short
  }

  private static let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Faults/fault.c")

  private let folder = try? WorkingFolder()

  package init() throws {
    guard let folder else { throw Failure() }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["cc", "-shared", "-fPIC", "-o", folder.path("fault.so"), Self.source.path]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw Failure() }
  }

  /// What the shell does before it becomes a program that is to be disturbed at its call number `call`, counted from 1.
  ///
  /// - Parameter mark: the file that gets the name of the call, if reads and closes count too.
  package func disturbing(call: Int, _ kind: Kind, mark: String? = nil) -> String {
    let reads = mark.map { "FAULT_READS=1 FAULT_MARK='\($0)' " } ?? ""
    return "export \(reads)FAULT_AT=\(call) FAULT_KIND=\(kind.rawValue) LD_PRELOAD='\(folder?.path("fault.so") ?? "")'"
  }
}
