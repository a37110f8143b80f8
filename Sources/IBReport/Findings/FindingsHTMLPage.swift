/// What surrounds the findings in a page.
///
/// The page asks for nothing from anywhere, which its content policy makes sure of, and can be read without its script;
/// the script counts and filters.
enum FindingsHTMLPage {
  static func opening(version: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="Keyline \(version.escapedForXML)">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Findings of Keyline</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
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

  /// - Parameter rules: a description list's entries.
  static func closing(rules: String) -> String {
    """
    </main>
    <section id="rules">
    <h2>Rules</h2>
    <dl>
    \(rules)</dl>
    </section>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; --faint: #5c5c66; --line: #d8d8de; --mark: #fff0b8; --error: #b3261e;
      --warning: #8a5a00; --note: #2f5fa8; }
    @media (prefers-color-scheme: dark) {
      :root { --faint: #a6a6b0; --line: #3c3c44; --mark: #574a12; --error: #ff8a80; --warning: #f0b849; --note: #8ab4f8; }
    }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 0 1.5rem 4rem; }
    h1 { font-size: 1.6rem; margin: 1.5rem 0 .5rem; }
    h2 { font-size: 1rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; overflow-wrap: anywhere; }
    form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: baseline; }
    form[hidden], [hidden] { display: none; }
    ol { list-style: none; padding: 0; margin: 0; }
    li { padding: .6rem 0; border-bottom: 1px solid var(--line); }
    p { margin: 0; }
    .severity { font-weight: 600; }
    .error { color: var(--error); } .warning { color: var(--warning); } .note .severity, .severity.note { color: var(--note); }
    .place, p.note, .fix, output { color: var(--faint); font-size: .87rem; }
    pre { margin: .3rem 0; overflow-x: auto; font-size: .85rem; }
    mark { background: var(--mark); color: inherit; }
    dt { margin-top: 1rem; }
    dd { margin: 0 0 0 1rem; max-width: 46rem; }
    """

  private static let script = """
    (() => {
      const form = document.getElementById("filter");
      const items = [...document.querySelectorAll(".finding")];
      const found = new Set(items.map((item) => item.dataset.rule));
      for (const rule of [...found].sort()) form.rule.append(new Option(rule, rule));
      for (const term of document.querySelectorAll("#rules dt")) {
        if (found.has(term.id.slice(5))) continue;
        term.hidden = term.nextElementSibling.hidden = true;
      }
      document.getElementById("rules").hidden = found.size === 0;
      const show = () => {
        const text = form.text.value.trim().toLowerCase();
        let count = 0;
        for (const item of items) {
          const file = item.closest(".file");
          const fits = (!form.severity.value || item.dataset.severity === form.severity.value)
            && (!form.rule.value || item.dataset.rule === form.rule.value)
            && (!text || (file.firstElementChild.textContent + item.textContent).toLowerCase().includes(text));
          item.hidden = !fits;
          if (fits) count += 1;
        }
        for (const file of document.querySelectorAll(".file")) {
          file.hidden = !file.querySelector(".finding:not([hidden])");
        }
        const noun = items.length === 1 ? "finding" : "findings";
        form.count.value = count === items.length ? `${count} ${noun}` : `${count} of ${items.length} ${noun}`;
      };
      form.addEventListener("input", show);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.hidden = false;
      show();
    })();
    """
}
