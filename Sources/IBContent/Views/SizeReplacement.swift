package import IBModel
import IBSyntax

/// The values that replace a view's intrinsic content size: the size that its own code returns, and placeholders.
package struct SizeReplacement: Sendable {
  /// A length that a user entered in Xcode's inspector.
  package enum Placeholder: Sendable {
    /// The view has no intrinsic length on the axis.
    case none
    /// A length in points.
    case length(Double)
  }

  /// See `ContentSource.designableSize`.
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
  /// Nil for a missing or malformed attribute. `infinite` means that the axis has no length
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

  /// The length in points; nil if the axis has none.
  package var length: Double? { if case .length(let length) = self { length } else { nil } }
}
