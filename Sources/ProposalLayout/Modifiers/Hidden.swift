/// `hidden`: the view takes its place and is not shown.
package struct Hidden: Hashable, Sendable {
  package init() {}
}

extension Hidden: WrapperLayout {}
