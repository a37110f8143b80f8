/// What a walk from a file up through the folders above it goes by.
enum WorkingCopy {
  /// The folder that marks the top of a working copy; what is above it belongs to somebody else.
  static let mark = ".git"
  /// Folders looked into upwards from a file; deeper than source trees are.
  static let levels = 32
}
