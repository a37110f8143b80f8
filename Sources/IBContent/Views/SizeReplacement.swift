package import IBModel
import IBSyntax

/// Replacements of a view's intrinsic content size: the size returned by its own code, and placeholders.
package struct SizeReplacement: Sendable {
  /// A length entered in Xcode's inspector.
  package enum Placeholder: Sendable {
    /// The view has no intrinsic length on the axis.
    case none
    /// In points.
    case length(Double)
  }

  /// As `ContentSource.designableSize`.
  package let designable: Size?
  package let placeholderWidth: Placeholder?
  package let placeholderHeight: Placeholder?

  init(_ source: ContentSource) {
    designable = source.designableSize
    placeholderWidth = Placeholder(source[.placeholderIntrinsicWidth])
    placeholderHeight = Placeholder(source[.placeholderIntrinsicHeight])
  }

  package var hasPlaceholder: Bool { placeholderWidth != nil || placeholderHeight != nil }
}

extension SizeReplacement.Placeholder {
  /// Nil for an absent or malformed attribute. `infinite` means that no length is set
  /// (Measurements/Controls.md#placeholder-size).
  fileprivate init?(_ written: String?) {
    if written == "infinite" {
      self = .none
    } else if let length = written.flatMap(Double.init), length.isFinite {
      self = .length(length)
    } else {
      return nil
    }
  }

  /// In points; nil if no length is set.
  package var length: Double? { if case .length(let length) = self { length } else { nil } }
}
