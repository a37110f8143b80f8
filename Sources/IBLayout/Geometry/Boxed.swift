/// A large value that most objects do not have. It takes one word of memory if absent, and one word more than the value
/// if present. A scene has one layout object for each view and configuration, so this matters.
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

  /// Whether both share the same memory, or neither has a value.
  func isShared(with other: Boxed) -> Bool { content === other.content }
}

/// The last few different values. Most new values are among them and share their memory.
struct RecentValues<Value: Equatable & Sendable> {
  private var boxes: [Boxed<Value>] = []
  private var next = 0
  /// A table's rows, their content views and the views in these have different margins.
  private static var most: Int { 4 }

  /// The value in a box, which may be an earlier box with an equal value.
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
