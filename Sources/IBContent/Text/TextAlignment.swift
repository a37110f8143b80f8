/// The side of its box that the lines of a text begin at, or are centered in; the natural alignment is resolved.
package enum TextAlignment: Hashable, Sendable { case left, center, right }
