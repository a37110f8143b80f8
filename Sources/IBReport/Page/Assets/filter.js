// The list of findings: filters by words, severity and rule.

const startFilter = (form) => {
  const items = [...document.querySelectorAll(".finding[data-rule]")];
  const found = new Set(items.map((item) => item.dataset.rule));
  for (const rule of [...found].sort()) form.rule.append(new Option(rule, rule));
  for (const term of document.querySelectorAll("#rules dt")) {
    if (!found.has(term.id.slice(5))) term.hidden = term.nextElementSibling.hidden = true;
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
    for (const part of document.querySelectorAll(".file, .scene")) {
      part.hidden = !part.querySelector(".finding:not([hidden])");
    }
    const noun = items.length === 1 ? "finding" : "findings";
    form.count.value = count === items.length ? `${count} ${noun}` : `${count} of ${items.length} ${noun}`;
  };
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  show();
};
