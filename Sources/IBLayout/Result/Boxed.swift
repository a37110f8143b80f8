/// A large value that most objects do not have: without it there is only one word of memory, and with it one more than
/// for the value. The layouts of a scene have one object for each view and configuration.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private indirect enum Content: Sendable {
    case value(Value)
  }

  private var content: Content?

  package init(wrappedValue: Value?) {
    content = wrappedValue.map(Content.value)
  }

  package var wrappedValue: Value? {
    get { if case .value(let value)? = content { value } else { nil } }
    set { content = newValue.map(Content.value) }
  }
}

extension Boxed where Value: Equatable {
  /// Takes over the memory of another box with an equal value.
  package mutating func share(_ other: Boxed) {
    if content != nil, wrappedValue == other.wrappedValue { content = other.content }
  }
}
