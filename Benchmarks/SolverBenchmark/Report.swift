import Foundation
import SystemFile

/// One line a synthetic system and one for all real ones together, in the columns of the programs compared with.
func printTimes(of systems: [ConstraintSystem]) {
  print("engine,system,vars,cons,build_us,us_per_con,update_us,update_ns_per_con,rejected,settled_ns_per_con")
  var (total, rows, scenes) = (Timing(), 0, 0)
  for system in systems {
    let timing = Timing(system)
    total.checksum += timing.checksum
    guard system.isReal else {
      printLine(system.name, "\(system.variableCount)", system.rows.count, timing)
      continue
    }
    total.build += timing.build
    total.resolve += timing.resolve
    total.settled += timing.settled
    total.rejected += timing.rejected
    rows += system.rows.count
    scenes += 1
  }
  printLine("real(\(scenes) scenes)", "-", rows, total)
  FileHandle.standardError.write(Data("keyline checksum \(total.checksum)\n".utf8))
}

private func printLine(_ name: String, _ variables: String, _ rows: Int, _ timing: Timing) {
  let (count, nanoseconds) = (Double(max(1, rows)), 1000.0)
  print(
    "keyline,\(name),\(variables),\(rows)",
    String(
      format: "%.1f,%.3f,%.2f,%.1f,%d,%.1f", timing.build, timing.build / count, timing.resolve,
      timing.resolve * nanoseconds / count, timing.rejected, timing.settled * nanoseconds / count),
    separator: ",")
}

extension Timing {
  /// The sum of no timings.
  fileprivate init() {}
}
