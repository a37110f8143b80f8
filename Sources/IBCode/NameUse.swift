/// A literal by which a source or a property list asks for something that only documents have, as in `performSegue(withIdentifier: "Next"`.
package struct NameUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A storyboard of the app's own bundle, by the name of its file.
    case storyboard
    /// A nib of the app's own bundle.
    case nib
    /// A scene of any storyboard, by its storyboard identifier.
    case scene
    case segue
    /// A storyboard that the system opens, by the property list of the app.
    case mainStoryboard
    /// A cell or view of a table or collection that has to be there, by its reuse identifier.
    case reuse
  }

  package let kind: Kind
  package let name: String
  /// Half-open range of the name's bytes.
  package let lower: Int
  package let upper: Int

  package init(kind: Kind, name: String, lower: Int, upper: Int) {
    self.kind = kind
    self.name = name
    self.lower = lower
    self.upper = upper
  }
}
