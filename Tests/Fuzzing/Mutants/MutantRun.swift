import Foundation
import FuzzSupport
import Synchronization

/// glibc's `malloc_trim`, which its module does not have.
@_silgen_name("malloc_trim") private func giveBack(_ pad: Int) -> CInt

/// Works on the mutants one after the other.
struct MutantRun {
  private let options: MutantOptions
  private let mutants: FuzzMutants

  /// Seconds of processor time after which a command is taken to hang, and the process ends by SIGPROF.
  private static let fuse = 60

  init(_ options: MutantOptions) {
    self.options = options
    mutants = FuzzMutants(options.seeds, seed: options.seed, limit: options.maxSize)
  }

  func run() async -> Int32 {
    try? FileManager.default.createDirectory(atPath: options.found, withIntermediateDirectories: true)
    if options.writes { return write() }
    let current = open("\(options.found)/current-\(options.seed)", O_RDWR | O_CREAT | O_TRUNC, 0o644)
    let begin = Date()
    var tally = MutantTally()
    for number in options.numbers {
      let text = "\(number)\n"
      _ = text.withCString { pwrite(current, $0, strlen($0), 0) }
      let (entry, bytes) = (FuzzMutants.entry(number), mutants[number])
      let files = entry.files(bytes)
      var wrong: [String] = []
      for line in entry.commandLines {
        let outcome = await run(line, entry, files)
        tally.add(outcome, number: number)
        if let trouble = outcome.trouble { wrong.append("\(line): \(trouble)") }
      }
      tally.add(bytes.count, isFound: !wrong.isEmpty)
      if !wrong.isEmpty { print("\(store(bytes, number)): \(wrong.joined(separator: "; "))") }
      if tally.count % 10_000 == 0 { print("\(number + 1): \(Int(Date().timeIntervalSince(begin))) s; \(tally)") }
    }
    print("seed \(options.seed), \(options.first)..<\(options.first + options.count), up to \(options.maxSize) bytes:")
    print("\(tally)\n\(Int(Date().timeIntervalSince(begin))) s, \(Int(Self.processorSeconds)) s of the processor")
    return tally.found == 0 ? 0 : 1
  }

  private func run(_ line: String, _ entry: EntryPoint, _ files: [String: [UInt8]]) async -> MutantOutcome {
    var fuse = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: Self.fuse, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &fuse, nil)
    let start = Self.processorSeconds
    let isExpected = await entry.run(line, files)
    return MutantOutcome(isExpected: isExpected, seconds: Self.processorSeconds - start, memory: Self.memory)
  }

  /// Writes the mutants and runs nothing.
  private func write() -> Int32 {
    for number in options.numbers { print(store(mutants[number], number)) }
    return 0
  }

  /// Writes a mutant into the folder; its path.
  private func store(_ bytes: [UInt8], _ number: Int) -> String {
    let name = "\(options.found)/\(FuzzMutants.entry(number).rawValue)-\(options.seed)-\(number)"
    _ = FileManager.default.createFile(atPath: name, contents: Data(bytes))
    return name
  }

  private static var processorSeconds: Double {
    Double(clock_gettime_nsec(CLOCK_PROCESS_CPUTIME_ID)) / 1e9
  }

  private static func clock_gettime_nsec(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The pages that the process has in memory, in bytes; where they are many, without those that the allocator keeps for
  /// what comes next, which are of the commands before.
  private static var memory: Int {
    let all = pages
    guard all > MutantOutcome.mostMemory / 2 else { return all }
    _ = giveBack(0)
    return pages
  }

  private static var pages: Int {
    let file = open("/proc/self/statm", O_RDONLY)
    defer { close(file) }
    var buffer = [CChar](repeating: 0, count: 128)
    guard read(file, &buffer, buffer.count - 1) > 0 else { return 0 }
    let words = String(decoding: buffer.map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: " ")
    return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
