import SystemLibrary

/// CPU time of this process, in microseconds: wall time would count the neighbors on a shared machine.
enum Clock {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

/// The middle of some figures, the upper one of an even number; 0 of none.
func median(_ figures: [Double]) -> Double {
  figures.isEmpty ? 0 : figures.sorted()[figures.count / 2]
}
