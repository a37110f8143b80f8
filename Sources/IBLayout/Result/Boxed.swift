/// A large value that most objects do not have: without it there is only one word of memory, and with it one more than
/// for the value. The layouts of a scene have one object for each view and configuration.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Content: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var content: Content?

  package init(wrappedValue: Value?) {
    content = wrappedValue.map(Content.init)
  }

  package var wrappedValue: Value? {
    get { content?.value }
    set { content = newValue.map(Content.init) }
  }

  /// Whether both have the same memory, or both no value.
  func isShared(with other: Boxed) -> Bool { content === other.content }
}

extension Boxed where Value: Equatable {
  /// Takes over the memory of another box with an equal value.
  package mutating func share(_ other: Boxed) {
    if content != nil, content !== other.content, wrappedValue == other.wrappedValue { content = other.content }
  }
}
