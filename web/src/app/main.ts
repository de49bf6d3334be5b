import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { wordsOf } from "../games";
import { tidyUp } from "../games/live";
import { mendParts } from "../lib/net/reload";
import { settings } from "../lib/ui/settings.svelte";
import { words } from "../lib/text/words.svelte";

mendParts();
words.ofGame = wordsOf;
await words.speak(settings.lang);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it everything works but the shell offline.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

// Old events need no room on this phone. A browser that keeps nothing has none.
tidyUp().catch(() => undefined);
