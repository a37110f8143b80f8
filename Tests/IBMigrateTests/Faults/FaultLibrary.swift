import Foundation

/// A library that is loaded into a process before all others and kills it at a call of the system:
/// `Tests/Faults/fault.c`, compiled for the test by the C compiler that Swift links with.
struct FaultLibrary {
  private struct Failure: Error {}

  private static let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Faults/fault.c")

  private let folder = try? WorkingFolder()

  init() throws {
    guard let folder else { throw Failure() }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["cc", "-shared", "-fPIC", "-o", Self.library(in: folder), Self.source.path]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw Failure() }
  }

  private static func library(in folder: WorkingFolder) -> String { folder.url.appending(path: "fault.so").path }

  /// What the shell does before it becomes a program that is to be killed at its call number `call`, counted from 1.
  func killing(atCall call: Int) -> String {
    let library = folder.map { Self.library(in: $0) } ?? ""
    return "export FAULT_AT=\(call) LD_PRELOAD='\(library)'"
  }
}
