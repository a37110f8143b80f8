import Foundation
import SystemFile
import Testing

/// The constraint systems of real scenes, read where they are and never copied.
enum RealSystems {
  /// What a disabled test says.
  static let absence: Comment = "there are no systems; set KEYLINE_BENCH to a folder with systems.txt"

  static var arePresent: Bool { SystemFile.folder != nil }

  /// Whether to take all systems where a sample does by default: when `KEYLINE_ALL_SYSTEMS` is set.
  static let takesAll = ProcessInfo.processInfo.environment["KEYLINE_ALL_SYSTEMS"] != nil

  static let all: [ConstraintSystem] = {
    let file = SystemFile.folder?.appendingPathComponent("systems.txt")
    return file.flatMap(SystemFile.systems) ?? []
  }().filter(\.isReal)

  /// Every so many-th system, or all if asked for.
  static func sample(one step: Int) -> [ConstraintSystem] {
    takesAll ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
