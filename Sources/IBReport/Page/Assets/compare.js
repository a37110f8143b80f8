// Pairs of pictures: side by side, below a slider, or one over the other.

const startComparison = (form) => {
  const show = () => {
    document.body.dataset.way = form.elements.way.value;
    document.body.style.setProperty("--share", form.elements.share.value / 100);
    document.body.dataset.outlines = form.elements.outlines.checked ? "shown" : "none";
    form.elements.share.disabled = form.elements.way.value === "beside";
  };
  form.hidden = !document.querySelector(".pair");
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  show();
};
