import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/lora/wght.css";
import "@fontsource-variable/lora/wght-italic.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { engine } from "./device/engine";
import { offline } from "./device/offline.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (__SITE__) {
  engine.start();
  void engine.call("tables").finally(() => offline.begin());
}
