package import IBSource

/// The elements of one well-formed document in the order of their start tags, each with its bytes in the file.
///
/// The tree is lossless: it contains the file itself, and offsets into it. Values are decoded on demand. Comments,
/// processing instructions and white space have no nodes; they are the bytes between the elements.
///
/// Rules read the name of each attribute in a document. The code for this is inlined into their modules (`@inlinable`);
/// all other functions are called.
@usableFromInline
package final class SyntaxTree: Sendable {
  package let source: SourceFile
  let elements: [ElementRecord]
  @usableFromInline let attributes: [AttributeRecord]
  let names: NameTable

  init(source: SourceFile, elements: [ElementRecord], attributes: [AttributeRecord], names: NameTable) {
    self.source = source
    self.elements = elements
    self.attributes = attributes
    self.names = names
  }

  /// The root element; nil only for a tree without elements, which the parser never returns.
  package var root: XMLElement? {
    elements.isEmpty ? nil : XMLElement(tree: self, index: 0)
  }

  package var elementCount: Int { elements.count }

  /// The element with this number, counted by start tags from 0. The number must be less than `elementCount`.
  package func element(at index: Int) -> XMLElement {
    precondition(elements.indices.contains(index), "element index out of range")
    return XMLElement(tree: self, index: index)
  }

  /// The innermost element whose range contains a byte offset; nil outside the root.
  package func innermostElement(at offset: Int) -> XMLElement? {
    // Elements are in the order of their start tags.
    var (low, high) = (0, elementCount)
    while low < high {
      let middle = (low + high) / 2
      if element(at: middle).range.lower <= offset { low = middle + 1 } else { high = middle }
    }
    var found = low > 0 ? element(at: low - 1) : nil
    while let current = found, current.range.upper <= offset { found = current.parent }
    return found
  }

  package func string(_ name: Name) -> String {
    names.string(name)
  }

  /// The name with this spelling; nil if it is neither well known nor in this tree.
  package func name(_ string: String) -> Name? {
    names.name(string)
  }

  /// The lines of the file. Each call computes them, so store the map if you need many positions.
  package var lineMap: LineMap { LineMap(source.bytes) }

  /// The line and column of a byte offset. The call reads the whole file; use `lineMap` for several positions.
  package func position(of offset: Int) -> SourcePosition {
    lineMap.position(of: offset)
  }
}
