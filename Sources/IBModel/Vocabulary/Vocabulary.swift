import IBSource
package import IBSyntax

/// The framework to which the elements of a document belong.
///
/// Each framework has its own elements and attributes, and a name may have a different meaning in each.
package enum InterfaceRuntime: Hashable, Sendable {
  case uiKit, appKit
}

/// The vocabulary of the documents of one framework: elements, their typed attributes, their children, and the keys of
/// these.
///
/// The vocabulary of iOS was collected from documents of Xcode 4 to 26 (Measurements/Format.md#vocabulary), and that of
/// macOS from documents of Xcode 5 to 26 (Measurements/Format.md#macos-vocabulary). An unknown name may therefore just
/// be new. The order and the number of children are not restricted, as in Interface Builder.
package final class Vocabulary: Sendable {
  package enum ValueType: Hashable, Sendable {
    case text, flag, integer, number
    /// A number, or a word such as `infinite`.
    case numberOrWord
    /// A number, `a:b` or `a/b`.
    case ratio
    /// A word from the list with this number.
    case word(list: Int)
  }

  /// The possible words for the value of an attribute.
  package struct WordList: Sendable {
    /// The name of the attribute. If its words depend on the element, the name of the element and `/` precede it.
    package let name: String
    package let words: [String]
    /// Whether newer versions of Xcode will not add words.
    package let isClosed: Bool
  }

  package struct Attribute: Sendable {
    package let name: Name
    package let type: ValueType
    package let isRequired: Bool
  }

  package struct Element: Sendable {
    package let name: Name
    package let family: Name?
    /// First the attributes whose position in Xcode's order is known, in that order, then the others.
    package let attributes: [Attribute]
    /// The number of attributes whose position is known, because they occurred in this element.
    package let orderedCount: Int
    /// The number of attributes that are always present.
    package let requiredCount: Int
    package let children: [Name]
    /// The values of `key` in the children.
    package let keys: [String]
    /// The children in Xcode's order, separated by spaces: `element` or `element@key`.
    package let parts: String
    /// Other children, whose position is unknown.
    package let otherParts: String
    /// Whether the element may contain character data.
    package let hasText: Bool
  }

  package static let uiKit = Vocabulary(uiKitTable)
  package static let appKit = Vocabulary(appKitTable)

  package static func of(_ runtime: InterfaceRuntime) -> Vocabulary { runtime == .appKit ? appKit : uiKit }

  package let elements: [Element]
  package let lists: [WordList]
  private let nameCount: Int
  /// For the id of each name, the number of the element; -1 without one.
  private let numbers: [Int16]
  /// For each element and name, the number of the attribute plus 1; 0 if the element does not have it.
  private let attributeNumbers: [UInt8]
  /// For each element and name, whether the element may contain an element with that name.
  private let allowsChild: [Bool]
  private let keyHashes: Set<ByteHash>
  private let wordHashes: Set<ByteHash>

  /// - Parameter table: a table in the form that `VocabularyTable` describes.
  package init(_ table: String) {
    let (elements, lists) = VocabularyTable.read(table)
    let nameCount = Name.wellKnownCount
    var numbers = [Int16](repeating: -1, count: nameCount)
    var attributeNumbers = [UInt8](repeating: 0, count: nameCount * elements.count)
    var allowsChild = [Bool](repeating: false, count: nameCount * elements.count)
    var keyHashes: Set<ByteHash> = []
    for (number, element) in elements.enumerated() {
      numbers[Int(element.name.id)] = Int16(number)
      for (rank, attribute) in element.attributes.enumerated() {
        attributeNumbers[number * nameCount + Int(attribute.name.id)] = UInt8(clamping: rank + 1)
      }
      for child in element.children { allowsChild[number * nameCount + Int(child.id)] = true }
      for key in element.keys { keyHashes.insert(ByteHash(key, inList: number)) }
    }
    var wordHashes: Set<ByteHash> = []
    for (number, list) in lists.enumerated() {
      for word in list.words { wordHashes.insert(ByteHash(word, inList: number)) }
    }
    self.elements = elements
    self.lists = lists
    self.nameCount = nameCount
    self.numbers = numbers
    self.attributeNumbers = attributeNumbers
    self.allowsChild = allowsChild
    self.keyHashes = keyHashes
    self.wordHashes = wordHashes
  }

  /// The number of the element with this name; nil for a name that is not in the vocabulary.
  package func number(of name: Name) -> Int? {
    guard Int(name.id) < nameCount, numbers[Int(name.id)] >= 0 else { return nil }
    return Int(numbers[Int(name.id)])
  }

  /// The rank of an attribute among those of an element; nil if the element does not have it.
  package func rank(of name: Name, in element: Int) -> Int? {
    guard Int(name.id) < nameCount else { return nil }
    let number = attributeNumbers[element * nameCount + Int(name.id)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Whether an element with this name may be a child of the element.
  package func allows(_ child: Name, in element: Int) -> Bool {
    Int(child.id) < nameCount && allowsChild[element * nameCount + Int(child.id)]
  }

  /// Whether a child of the element may have this key. In the table, `*` allows any key.
  package func allowsKey(_ bytes: ArraySlice<UInt8>, in element: Int) -> Bool {
    keyHashes.contains(ByteHash(bytes, inList: element)) || elements[element].keys == ["*"]
  }

  /// Whether the list contains the word.
  package func has(_ bytes: ArraySlice<UInt8>, in list: Int) -> Bool {
    wordHashes.contains(ByteHash(bytes, inList: list))
  }
}
