/// What a run of mutants came to.
struct MutantTally: CustomStringConvertible {
  /// Those with a command over a budget or with a status that it may not have.
  private(set) var found = 0
  private(set) var count = 0
  private var commands = 0
  private var bytes = 0
  private var largest = 0
  private var slowest = (seconds: 0.0, number: 0)
  private var memory = (bytes: 0, number: 0)

  /// A mutant of so many bytes.
  mutating func add(_ size: Int, isFound: Bool) {
    count += 1
    found += isFound ? 1 : 0
    bytes += size
    largest = max(largest, size)
  }

  mutating func add(_ outcome: MutantOutcome, number: Int) {
    commands += 1
    if outcome.seconds > slowest.seconds { slowest = (outcome.seconds, number) }
    if outcome.memory > memory.bytes { memory = (outcome.memory, number) }
  }

  var description: String {
    let slow = Double(Int(slowest.seconds * 1000)) / 1000
    return "\(count) mutants, \(commands) commands, \(bytes >> 20) MB, the largest \(largest) bytes; the slowest "
      + "command \(slow) s (\(slowest.number)), most memory \(memory.bytes >> 20) MB (\(memory.number)); \(found) found"
  }
}
