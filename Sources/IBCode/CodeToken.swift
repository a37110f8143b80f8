/// A word or mark of a source; comments and spaces produce none.
package struct CodeToken {
  package enum Kind: UInt8 {
    /// A name or keyword, without the backticks around it.
    case word
    /// One byte that is neither a space nor part of a name.
    case mark
    /// The text between the quotes of a literal, as written.
    case text
    /// A number of Swift, with its fraction and exponent; Objective-C's are left out.
    case number
    /// `#if`, and its equivalents in Objective-C.
    case branch
    /// `#else`, `#elseif`, `#elif`.
    case otherBranch
    /// `#endif`.
    case branchEnd
    /// Any other word after a number sign: in Swift, a macro or a directive.
    case macro
  }

  package let kind: Kind
  /// Half-open range of bytes; files beyond two gigabytes are not read.
  package let lower: Int32
  package let upper: Int32
}
