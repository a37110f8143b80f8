import Testing

@testable import IBModel

extension Document {
  /// The view with an object id.
  func named(_ id: String) throws -> View {
    views[try #require(view(id), "no view is called '\(id)'")]
  }

  /// The object id of a view's superview.
  func superview(of id: String) throws -> String? {
    try named(id).parent.map { views[$0].id }
  }
}
