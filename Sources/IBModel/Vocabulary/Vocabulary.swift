import IBSource
package import IBSyntax

/// The framework that the elements of a document belong to. Each framework has its own elements and attributes; one
/// name may have different meanings in them.
package enum InterfaceRuntime: Hashable, Sendable {
  case uiKit, appKit
}

/// The vocabulary of the documents of one framework: elements, their attributes with types, children and their keys.
///
/// The vocabulary of iOS was collected from documents of Xcode 4 to 26 (Measurements/Format.md#vocabulary), that of
/// macOS from documents of Xcode 5 to 26 (Measurements/Format.md#macos-vocabulary), so an unknown name may just be new.
/// Order and number of children are unrestricted, as in Interface Builder.
package final class Vocabulary: Sendable {
  package enum ValueType: Hashable, Sendable {
    case text, flag, integer, number
    /// A number, or a word such as `infinite`.
    case numberOrWord
    /// A number, `a:b` or `a/b`.
    case ratio
    /// One of the words of the list with this number.
    case word(list: Int)
  }

  /// The possible words of an attribute's value.
  package struct WordList: Sendable {
    /// The attribute's name. The element's name and `/` precede it if the attribute has other words in other elements.
    package let name: String
    package let words: [String]
    /// Whether the list is closed for good.
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
    /// The attributes in Xcode's order as far as it is known, followed by the others.
    package let attributes: [Attribute]
    /// The number of attributes that were seen in this element, whose order is therefore known.
    package let orderedCount: Int
    /// How many of the attributes are always there.
    package let requiredCount: Int
    package let children: [Name]
    /// The values of `key` of its children.
    package let keys: [String]
    /// Its children in the order Xcode writes them, separated by spaces: `element` or `element@key`.
    package let parts: String
    /// Further children whose position among the others is unknown.
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
  /// By the id of a name: the number of the element, or -1 if no element has the name.
  private let numbers: [Int16]
  /// By element and name: the number of the attribute plus 1, or 0 if the element lacks it.
  private let attributeNumbers: [UInt8]
  /// By element and name: whether an element of that name may occur in it.
  private let allowsChild: [Bool]
  private let keyHashes: Set<ByteHash>
  private let wordHashes: Set<ByteHash>

  /// - Parameter table: as `VocabularyTable` describes it.
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

  /// The number of the element of that name; nil for a name that is not in the vocabulary.
  package func number(of name: Name) -> Int? {
    guard Int(name.id) < nameCount, numbers[Int(name.id)] >= 0 else { return nil }
    return Int(numbers[Int(name.id)])
  }

  /// The rank of an attribute among an element's attributes; nil if the element lacks it.
  package func rank(of name: Name, in element: Int) -> Int? {
    guard Int(name.id) < nameCount else { return nil }
    let number = attributeNumbers[element * nameCount + Int(name.id)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Whether an element of that name may be a child of the element.
  package func allows(_ child: Name, in element: Int) -> Bool {
    Int(child.id) < nameCount && allowsChild[element * nameCount + Int(child.id)]
  }

  /// Whether a child of the element may have a key; `*` in the table allows any key.
  package func allowsKey(_ bytes: ArraySlice<UInt8>, in element: Int) -> Bool {
    keyHashes.contains(ByteHash(bytes, inList: element)) || elements[element].keys == ["*"]
  }

  /// Whether the list has the word.
  package func has(_ bytes: ArraySlice<UInt8>, in list: Int) -> Bool {
    wordHashes.contains(ByteHash(bytes, inList: list))
  }
}
