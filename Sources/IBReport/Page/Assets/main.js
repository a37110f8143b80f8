// Every page has the whole script; what a page needs of it is what it has the markup for.

const starts = { stage: () => new App(), pairs: startComparison, filter: startFilter };
for (const [id, start] of Object.entries(starts)) {
  const element = document.getElementById(id);
  if (element) start(element);
}
