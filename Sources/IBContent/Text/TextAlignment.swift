/// The side of its box at which the lines of a text begin, or the center; natural alignment is already resolved.
package enum TextAlignment: Hashable, Sendable { case left, center, right }
