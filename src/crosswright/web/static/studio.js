// What every page does where scripts run: it works without, and is only nicer with.

document.documentElement.classList.add("scripted");

for (const field of document.querySelectorAll("[data-submits]")) {
  field.addEventListener("change", () => {
    if (field instanceof HTMLSelectElement) field.form?.requestSubmit();
  });
}
