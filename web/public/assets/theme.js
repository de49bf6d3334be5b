// Before anything is drawn: the chosen colours, or those of the system.
(() => {
  let chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("kippu") ?? "{}").theme ?? "auto";
  } catch {
    // No storage, or something else's: the system decides.
  }
  const dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
