import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { engine } from "./browserEngine/engine";
import { offline } from "./browserEngine/offline.svelte";
import { settings } from "./settings.svelte";
import { language, languageOf, loadTexts, setLanguage } from "./i18n/catalogs";

setLanguage(languageOf(settings.choices.language, navigator.languages));
document.documentElement.lang = language();

if (__SITE__) {
  engine.start();
  void engine.call("tables").finally(() => offline.begin());
}

// The first number takes the browser up to 45 ms: in a task of its own, while the texts come.
setTimeout(() => new Intl.NumberFormat(language()).format(0));
// Nothing is shown before the words for it are there.
await Promise.all(["core", "shell"].map(loadTexts));
const target = document.getElementById("app");
if (target) mount(App, { target });
