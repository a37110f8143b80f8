import IBModel
package import IBSource
package import IBSyntax

/// A text of a document that Xcode extracts for translation.
package struct LocalizableText: Sendable {
  /// The object id in Xcode's key, which may be that of a binding or a cell.
  package let objectID: String
  /// The part of the key after the id and a dot, such as `normalTitle` or `segmentTitles[0]`.
  package let property: String
  /// The framework class of the element, such as `UILabel`, even if the element has a custom class.
  package let className: String
  package let text: String
  /// The author's note for translators (`userComments` in the document); nil without one.
  package let note: String?
  /// The element with the text, or the parent of the child that contains the text.
  package let element: XMLElement
  /// The place of the text in the document.
  let place: Place

  enum Place: Sendable {
    case attribute(XMLAttribute)
    /// The text between the tags of an element.
    case content(XMLElement)

    var text: String {
      switch self {
      case .attribute(let attribute): attribute.value
      case .content(let element): element.text
      }
    }
  }

  /// The key of the text in `.strings` files, XLIFF documents and string catalogs.
  package var key: String { "\(objectID).\(property)" }

  /// Whether translations can differ: `0` and `–` are the same in all languages.
  package var hasLetter: Bool { text.unicodeScalars.contains(where: \.properties.isAlphabetic) }

  /// The edit that replaces the text in the document.
  package func edit(to value: String) -> TextEdit {
    switch place {
    case .attribute(let attribute): SyntaxEdit.setValue(of: attribute, to: value)
    case .content(let element): SyntaxEdit.setText(of: element, to: value)
    }
  }

  /// Whether the author marked the text as not for translation, with the marks that BartyCrouch introduced.
  package var isExcluded: Bool {
    Self.exclusionMarks.contains { text.contains($0) || note?.contains($0) == true }
  }

  /// Whether new objects in Xcode's library have this text. Xcode's catalogs leave such texts out.
  var isOfLibrary: Bool { TextRules.libraryTexts[className]?.contains(text) == true }

  /// Whether XLIFF omits the text, because it is from the library, and the Xcode of the document omits such texts.
  var isOmittedFromXLIFF: Bool {
    guard isOfLibrary, let version = element.tree.root?[.toolsVersion].flatMap(ToolsVersion.init) else {
      return isOfLibrary
    }
    return version >= .leavesOutLibraryTexts
  }

  private static let exclusionMarks = ["#bc-ignore!", "#bartycrouch-ignore!", "#i!"]
}

extension ToolsVersion {
  /// The first version that omits them: Interface Builder of Xcode 15.3
  /// (Documentation/Measurements/Translations.md#extraction).
  fileprivate static let leavesOutLibraryTexts = ToolsVersion(build: 22_690)
}
