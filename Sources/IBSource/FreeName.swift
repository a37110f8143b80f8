/// Finds a name that is not in use.
package enum FreeName {
  /// The name itself if it is free, otherwise the name with the first free number from 2 on, or a later one.
  ///
  /// The search doubles its steps, because thousands of objects may ask for the same name.
  package static func name(_ name: String, numbered: (Int) -> String, isFree: (String) -> Bool) -> String {
    if isFree(name) { return name }
    var (taken, free) = (1, 2)
    while !isFree(numbered(free)) { (taken, free) = (free, 2 * free) }
    while free - taken > 1 {
      let middle = (taken + free) / 2
      if isFree(numbered(middle)) { free = middle } else { taken = middle }
    }
    return numbered(free)
  }
}
