package import IBSyntax

/// What may occur in an iOS document: elements, their attributes with types, children and their keys.
///
/// It is what was seen in documents of Xcode 4 to 26 (Measurements/Format.md#vocabulary), so a name that is not in it
/// may just be new. Order and number of children are unrestricted, as in Interface Builder.
package struct Vocabulary: Sendable {
  /// The values an attribute may have.
  package enum ValueType: Hashable, Sendable {
    case text, flag, integer, number
    /// A number, or a word such as `infinite`.
    case numberOrWord
    /// A number, `a:b` or `a/b`.
    case ratio
    /// One of the words of the list with this number.
    case word(list: Int)
  }

  /// The words an attribute may have as its value.
  package struct WordList: Sendable {
    package let words: [String]
    /// Whether the list is closed for good.
    package let isClosed: Bool
  }

  /// An attribute of an element.
  package struct Attribute: Sendable {
    package let name: Name
    package let type: ValueType
    package let isRequired: Bool
  }

  /// What is known about one element.
  package struct Element: Sendable {
    package let name: Name
    package let family: Name?
    /// In the order Xcode writes them, as far as that was seen; then the others.
    package let attributes: [Attribute]
    /// How many of the attributes were seen in this element, and so are in order.
    package let orderedCount: Int
    /// How many of the attributes are always there.
    package let requiredCount: Int
    package let children: [Name]
    /// The values of `key` of its children.
    package let keys: [String]
  }

  package static let shared = Vocabulary(table)

  package let elements: [Element]
  package let lists: [WordList]
  private let nameCount: Int
  /// By the id of a name: the number of the element, -1 where there is none.
  private let numbers: [Int16]
  /// By element and name: the number of the attribute plus 1, 0 where the element does not have it.
  private let attributeNumbers: [UInt8]
  /// By element and name: whether an element of that name may occur in it.
  private let allowsChild: [Bool]
  private let keyHashes: Set<UInt64>
  private let wordHashes: Set<UInt64>

  /// The number of the element of that name; nil for a name that is not in the vocabulary.
  package func number(of name: Name) -> Int? {
    guard Int(name.id) < nameCount, numbers[Int(name.id)] >= 0 else { return nil }
    return Int(numbers[Int(name.id)])
  }

  /// The rank of an attribute among those of an element; nil for one that the element does not have.
  package func rank(of name: Name, in element: Int) -> Int? {
    guard Int(name.id) < nameCount else { return nil }
    let number = attributeNumbers[element * nameCount + Int(name.id)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Whether an element of that name may be a child of the element.
  package func allows(_ child: Name, in element: Int) -> Bool {
    Int(child.id) < nameCount && allowsChild[element * nameCount + Int(child.id)]
  }

  /// Whether a child of the element may have that key; `*` in the table means any.
  package func allowsKey(_ bytes: ArraySlice<UInt8>, in element: Int) -> Bool {
    keyHashes.contains(Self.hash(bytes, salt: element)) || elements[element].keys == ["*"]
  }

  /// Whether the list has the word.
  package func has(_ bytes: ArraySlice<UInt8>, in list: Int) -> Bool {
    wordHashes.contains(Self.hash(bytes, salt: list))
  }

  /// 64-bit FNV-1a over the number and the bytes.
  private static func hash(_ bytes: some Sequence<UInt8>, salt: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: salt) &* 0x9E37_79B9_7F4A_7C15
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

extension Vocabulary {
  private init(_ table: String) {
    let (elements, lists) = VocabularyTable.read(table)
    let nameCount = Name.wellKnownCount
    var numbers = [Int16](repeating: -1, count: nameCount)
    var attributeNumbers = [UInt8](repeating: 0, count: nameCount * elements.count)
    var allowsChild = [Bool](repeating: false, count: nameCount * elements.count)
    var keyHashes: Set<UInt64> = []
    for (number, element) in elements.enumerated() {
      numbers[Int(element.name.id)] = Int16(number)
      for (rank, attribute) in element.attributes.enumerated() {
        attributeNumbers[number * nameCount + Int(attribute.name.id)] = UInt8(clamping: rank + 1)
      }
      for child in element.children { allowsChild[number * nameCount + Int(child.id)] = true }
      for key in element.keys { keyHashes.insert(Self.hash(key.utf8, salt: number)) }
    }
    var wordHashes: Set<UInt64> = []
    for (number, list) in lists.enumerated() {
      for word in list.words { wordHashes.insert(Self.hash(word.utf8, salt: number)) }
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
}
