/// A document with what its layouts show.
package struct LayoutSubject {
  let document: DocumentSubject
  let findings: LayoutFindings
}
