import Foundation
import FuzzSupport

/// libFuzzer's entry: the commands of the entry point that `KEYLINE_FUZZ` names, on a world in memory.
private let entry = ProcessInfo.processInfo.environment["KEYLINE_FUZZ"].flatMap(EntryPoint.init) ?? .document

/// What libFuzzer's own `main` calls.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The program's `main`: the package manager links an executable of this name with a function of this one.
@_cdecl("keyline_fuzz_main")
public func start(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var (count, arguments) = (count, arguments)
  return runDriver(&count, &arguments, { testOneInput($0, $1) })
}

/// Writes the seeds of the entry point into the folder that `KEYLINE_FUZZ_SEEDS` names, where libFuzzer looks for inputs.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["KEYLINE_FUZZ_SEEDS"] else { return 0 }
  for (number, seed) in FuzzSeeds(documents: [], others: [:])[entry].enumerated() {
    try? Data(seed).write(to: URL(filePath: "\(folder)/seed-\(number)"))
  }
  return 0
}

/// One input; a command that is not understood ends the process, as a trap does.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = start.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    let wrong = await entry.run(bytes)
    if !wrong.isEmpty { fatalError("\(wrong) are not understood") }
    done.signal()
  }
  done.wait()
  return 0
}
