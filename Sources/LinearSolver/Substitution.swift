/// A sum of variables under construction: dense coefficients, and a list of those that are in use.
///
/// One sum is used for the whole elimination, so reducing a row does not allocate.
struct Substitution: Sendable {
  private(set) var coefficients: [Double]
  /// The variables in use that are not eliminated, in the order of their first use.
  private(set) var parameters: [Int32] = []
  /// The largest magnitude that was added. Cancellation is judged relative to it.
  private(set) var scale = 0.0
  private var isListed: [Bool]
  /// One bit for each pivot that must still be substituted.
  private var waiting: [UInt64] = []
  private var firstWord = Int.max
  private var endOfWords = 0

  init(variableCount: Int) {
    coefficients = [Double](repeating: 0, count: variableCount)
    isListed = [Bool](repeating: false, count: variableCount)
  }

  /// Adds `coefficient * variable`. `pivot` is the pivot that eliminated the variable, or negative.
  mutating func add(_ coefficient: Double, _ variable: Int32, pivot: Int32) {
    let index = Int(variable)
    coefficients[index] += coefficient
    scale = max(scale, abs(coefficient))
    guard !isListed[index] else { return }
    isListed[index] = true
    if pivot < 0 { parameters.append(variable) } else { wait(for: Int(pivot)) }
  }

  /// The earliest pivot that must still be substituted.
  ///
  /// A substitution only adds variables that were eliminated later or never, so in this order each pivot is substituted
  /// once.
  mutating func nextPivot() -> Int? {
    while firstWord < endOfWords {
      let word = waiting[firstWord]
      if word != 0 {
        waiting[firstWord] = word & (word - 1)
        return firstWord * UInt64.bitWidth + word.trailingZeroBitCount
      }
      firstWord += 1
    }
    return nil
  }

  /// Removes an eliminated variable, and returns its coefficient; 0 if it canceled out.
  mutating func take(_ variable: Int32) -> Double {
    let coefficient = coefficients[Int(variable)]
    coefficients[Int(variable)] = 0
    isListed[Int(variable)] = false
    return abs(coefficient) > Limits.cancellation * scale ? coefficient : 0
  }

  /// Appends each remaining variable whose coefficient did not cancel out, and clears the sum.
  mutating func drain(into entries: inout [Elimination.Entry]) {
    for variable in parameters {
      let coefficient = take(variable)
      if coefficient != 0 { entries.append(Elimination.Entry(variable: variable, coefficient: coefficient)) }
    }
    parameters.removeAll(keepingCapacity: true)
    scale = 0
    firstWord = Int.max
    endOfWords = 0
  }

  private mutating func wait(for pivot: Int) {
    let word = pivot / UInt64.bitWidth
    while waiting.count <= word { waiting.append(0) }
    waiting[word] |= 1 << UInt64(pivot % UInt64.bitWidth)
    firstWord = min(firstWord, word)
    endOfWords = max(endOfWords, word + 1)
  }
}
