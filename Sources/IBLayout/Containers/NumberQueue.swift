/// A queue that returns the smallest number first: a binary heap.
struct NumberQueue {
  private var numbers: [Int]

  /// Ascending numbers are in the order of a heap already.
  init(_ numbers: Range<Int>) { self.numbers = Array(numbers) }

  mutating func insert(_ number: Int) {
    numbers.append(number)
    var place = numbers.count - 1
    while place > 0, numbers[place] < numbers[(place - 1) / 2] {
      numbers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popFirst() -> Int? {
    guard let last = numbers.popLast() else { return nil }
    guard let first = numbers.first else { return last }
    numbers[0] = last
    var place = 0
    while 2 * place + 1 < numbers.count {
      var least = 2 * place + 1
      if least + 1 < numbers.count, numbers[least + 1] < numbers[least] { least += 1 }
      guard numbers[least] < numbers[place] else { break }
      numbers.swapAt(place, least)
      place = least
    }
    return first
  }
}
