/// The content of one file in Apple's NIBArchive format, byte for byte: a compiled interface.
///
/// Objects, keys and classes are identified by their numbers from 0; object 0 is the root. This module reads such
/// files, prints their content and compares two of them. It does not interpret views. Its assumptions are in
/// Measurements/NibArchive.md.
package struct Nib: Hashable, Sendable {
  package struct Class: Hashable, Sendable {
    /// The name in UTF-8, without the zero byte that ends it in the file.
    package var name: [UInt8]
    /// The numbers of the classes to use on a system without this one, the first choice first.
    package var fallbacks: [Int]

    package init(_ name: String, fallbacks: [Int] = []) {
      self.init(Array(name.utf8), fallbacks: fallbacks)
    }

    init(_ name: [UInt8], fallbacks: [Int]) {
      self.name = name
      self.fallbacks = fallbacks
    }
  }

  package struct Object: Hashable, Sendable {
    package var classNumber: Int
    /// The values, in the order of the file.
    package var values: [Value]

    package init(_ classNumber: Int, _ values: [Value] = []) {
      self.classNumber = classNumber
      self.values = values
    }
  }

  /// An object's value for a key. Arrays store their elements as several values for the same key.
  package struct Value: Hashable, Sendable {
    package var key: Int
    package var content: Content

    package init(_ key: Int, _ content: Content) {
      self.key = key
      self.content = content
    }
  }

  package enum Content: Hashable, Sendable {
    case int8(Int8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case data([UInt8])
    case null
    case object(Int)
  }

  /// The version of the program that wrote the file: 9 up to Xcode 12, 10 since Xcode 13.
  package var coder: UInt32
  package var objects: [Object]
  /// The keys in UTF-8.
  package var keys: [[UInt8]]
  package var classes: [Class]
  /// The bytes after the last section; empty in nearly all files.
  package var trailer: [UInt8]

  package init(
    coder: UInt32 = NibFormat.newestCoder, objects: [Object], keys: [[UInt8]], classes: [Class], trailer: [UInt8] = []
  ) {
    self.coder = coder
    self.objects = objects
    self.keys = keys
    self.classes = classes
    self.trailer = trailer
  }
}
