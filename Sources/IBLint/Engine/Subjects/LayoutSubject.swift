/// A document with the issues in its layouts.
package struct LayoutSubject {
  let document: DocumentSubject
  let findings: LayoutFindings
}
