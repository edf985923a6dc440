import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadTexts } from "./lib/i18n.svelte";

const target = document.getElementById("app");

if (target) {
  await loadTexts();
  mount(App, { target });
}
