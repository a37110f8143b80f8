import FuzzSupport

/// What a run of mutants came to.
struct MutantTally: CustomStringConvertible {
  /// Those over a budget or with a status that no command may have.
  var found = 0
  private var count = 0
  private var commands = 0
  private var bytes = 0
  private var largest = 0
  private var slowest = (seconds: 0.0, number: 0)
  private var memory = (bytes: 0, number: 0)

  mutating func add(_ entry: EntryPoint, _ size: Int, seconds: Double, memory used: Int, number: Int) {
    count += 1
    commands += entry.commandLines.count
    bytes += size
    largest = max(largest, size)
    if seconds > slowest.seconds { slowest = (seconds, number) }
    if used > memory.bytes { memory = (used, number) }
  }

  var description: String {
    let slow = Double(Int(slowest.seconds * 1000)) / 1000
    return "\(count) mutants, \(commands) commands, \(bytes >> 20) MB, the largest \(largest) bytes; slowest \(slow) s "
      + "a command (\(slowest.number)), most memory \(memory.bytes >> 20) MB (\(memory.number)); \(found) found"
  }
}
