/// Finds the children of an object whose order changed.
enum SiblingOrder {
  /// Lists whose order matters: it decides which object is in front of others, or first on the screen.
  private static let ordered: Set<String> = [
    "subviews", "items", "cells", "sections", "prototypes", "rightBarButtonItems", "leftBarButtonItems",
    "toolbarItems", "viewControllers",
  ]

  /// The smallest set of numbers whose removal leaves the others in ascending order. These are the moved ones.
  static func moved(_ numbers: [Int]) -> Set<Int> {
    // Patience sorting: `tails[n]` is the index of the smallest last number of an ascending run of n + 1 numbers.
    var tails: [Int] = []
    var before: [Int?] = []
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? tails[low - 1] : nil)
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var rising: Set<Int> = []
    var place = tails.last
    while let current = place {
      rising.insert(numbers[current])
      place = before[current]
    }
    return Set(numbers).subtracting(rising)
  }

  /// The indices, in the new version, of the children of two matched objects that moved among their siblings.
  static func reordered(_ values: ValueComparison, _ before: Int, _ after: Int) -> Set<Int> {
    var result: Set<Int> = []
    let olds = values.old.table[before].children
    let news = Set(values.new.table[after].children)
    let lists = Dictionary(grouping: olds) { values.old.table[$0].place }
    for (list, children) in lists where ordered.contains(list) {
      let kept = children.compactMap { values.matching.toNew[$0] }.filter { news.contains($0) }
      result.formUnion(moved(kept))
    }
    return result
  }
}
