/// The side of the box at which lines begin, or the center. Natural alignment is already resolved.
package enum TextAlignment: Hashable, Sendable { case left, center, right }
