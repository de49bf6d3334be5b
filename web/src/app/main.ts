import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { tidyUp } from "../games/momotetsu/live/storage/savedEvents";
import { mendParts } from "./reload";
import { settings } from "../lib/ui/settings.svelte";
import { words } from "../lib/text/words.svelte";

mendParts();
await words.speak(settings.lang);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it everything works but the shell offline.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

// Old events need no room on this phone. A browser that keeps nothing has none.
tidyUp().catch(() => undefined);
