// The library with scripts: files can be dropped on it, and times are told as the person's clock has them.

for (const form of document.querySelectorAll("[data-drop]")) {
  if (form instanceof HTMLFormElement) takeDrops(form);
}
for (const time of document.querySelectorAll("time[datetime]")) {
  const moment = new Date(time.getAttribute("datetime") || "");
  if (!Number.isNaN(moment.getTime())) {
    time.textContent = moment.toLocaleString(document.documentElement.lang, {
      dateStyle: "medium",
      timeStyle: "short",
    });
  }
}

/**
 * Send files that are dropped anywhere on the page as if they had been chosen in the form.
 * @param {HTMLFormElement} form
 */
function takeDrops(form) {
  const field = form.querySelector("input[type=file]");
  if (!(field instanceof HTMLInputElement)) return;
  document.addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    form.classList.add("over");
  });
  document.addEventListener("dragleave", (event) => {
    // Leaving the page, not one of its parts for another.
    if (event.relatedTarget === null) form.classList.remove("over");
  });
  document.addEventListener("drop", (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    field.files = event.dataTransfer.files;
    form.requestSubmit();
  });
}
