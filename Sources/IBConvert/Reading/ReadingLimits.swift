/// What a file that is read back may ask for; each limit is a problem with its place.
enum ReadingLimits {
  /// How deep views are nested: what is printed is less deep, and a thread's stack holds it.
  static let deepest = 400
  /// Of one view.
  static let mostModifiers = 200
}
