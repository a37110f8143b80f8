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

/// The last different values of many: most values are among them and share their memory.
struct RecentValues<Value: Equatable & Sendable> {
  private var boxes: [Boxed<Value>] = []
  private var next = 0
  /// A table's rows, their content views and the views in these have different margins.
  private static var most: Int { 4 }

  /// The value in a box that may be an earlier one.
  mutating func box(_ value: Value) -> Boxed<Value> {
    if let known = boxes.first(where: { $0.wrappedValue == value }) { return known }
    let box = Boxed(wrappedValue: value)
    if boxes.count < Self.most { boxes.append(box) } else { boxes[next] = box }
    next = (next + 1) % Self.most
    return box
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (a: Boxed, b: Boxed) -> Bool { a.isShared(with: b) || a.wrappedValue == b.wrappedValue }

  /// Takes over the memory of another box with an equal value.
  package mutating func share(_ other: Boxed) {
    if content != nil, content !== other.content, wrappedValue == other.wrappedValue { content = other.content }
  }
}

extension Boxed: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
