import IBSource
import NibArchive

/// Reads a binary property list as a tree.
///
/// An object that occurs in several places is copied to each. A list that contains itself, or that would become too
/// large, is refused.
struct BinaryReader {
  private let list: BinaryPropertyList
  private var budget = ReadingBudget(ReadingBudget.elements)

  static func isBinary(_ bytes: [UInt8]) -> Bool { BinaryPropertyListReader.isPropertyList(bytes) }

  static func read(_ bytes: [UInt8]) -> Result<PropertyList, PropertyListProblem> {
    switch BinaryPropertyListReader.read(bytes) {
    case .failure(let failure): return .failure(PropertyListProblem(failure.message, at: failure.offset))
    case .success(let list):
      var reader = BinaryReader(list: list)
      do throws(PropertyListProblem) {
        return .success(try reader.value(list.top, depth: 0))
      } catch {
        return .failure(error)
      }
    }
  }

  private init(list: BinaryPropertyList) {
    self.list = list
  }

  private func range(_ number: Int) -> SourceRange {
    SourceRange(list.ranges[number].lowerBound, list.ranges[number].upperBound)
  }

  private mutating func value(_ number: Int, depth: Int) throws(PropertyListProblem) -> PropertyList {
    let range = range(number)
    guard budget.take() else { throw PropertyListProblem("more than \(ReadingBudget.elements) values", range) }
    guard depth <= PropertyListLimits.depth else {
      throw PropertyListProblem("more than \(PropertyListLimits.depth) lists in lists, or a list in itself", range)
    }
    return PropertyList(try content(number, depth), range)
  }

  private mutating func content(_ number: Int, _ depth: Int) throws(PropertyListProblem) -> PropertyList.Content {
    switch list.values[number] {
    case .bool(let flag): return .flag(flag)
    case .integer(let number): return .integer(number)
    case .real(let number): return .real(number)
    case .date(let seconds): return .date(seconds)
    case .data(let bytes): return .data(bytes)
    case .string(let text): return .text(text)
    case .null, .reference:
      throw PropertyListProblem("a kind of value that occurs only in archives of objects", range(number))
    case .array(let numbers), .set(let numbers):
      var elements: [PropertyList] = []
      for number in numbers { elements.append(try value(number, depth: depth + 1)) }
      return .array(elements)
    case .dictionary(let pairs):
      var entries: [PropertyListEntry] = []
      for pair in pairs {
        guard case .string(let key) = list.values[pair.key] else {
          throw PropertyListProblem("a key that is not a string", range(pair.key))
        }
        let value = try value(pair.value, depth: depth + 1)
        entries.append(PropertyListEntry(key: key, keyRange: range(pair.key), value: value))
      }
      return .dictionary(entries)
    }
  }
}
