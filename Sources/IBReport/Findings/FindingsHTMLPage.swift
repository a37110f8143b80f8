/// The beginning and the end of a page of findings, which can be read without its script; the script counts and filters.
enum FindingsHTMLPage {
  static func opening(version: String) -> String {
    let shell = PageShell(kind: .sheet, title: "Findings of Keyline", generator: "Keyline \(version)")
    return shell.opening + """
      <header>
      <h1>Findings</h1>
      <form id="filter" hidden>
      <label>Contains <input type="search" name="text"></label>
      <label>Severity <select name="severity"><option value="">all</option><option>error</option>\
      <option>warning</option><option>note</option></select></label>
      <label>Rule <select name="rule"><option value="">all</option></select></label>
      <output name="count" aria-live="polite"></output>
      </form>
      </header>
      <main>

      """
  }

  /// - Parameter rules: the entries of a description list.
  static func closing(rules: String) -> String {
    """
    <section id="rules">
    <h2>Rules</h2>
    <dl>
    \(rules)</dl>
    </section>
    </main>

    """ + PageShell.closing
  }
}
