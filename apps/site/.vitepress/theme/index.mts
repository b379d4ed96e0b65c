import { type App, h } from "vue";
import DefaultTheme, { VPHomeHero } from "vitepress/theme-without-fonts";
import Missing from "./Missing.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }: { readonly app: App }) => void app.component("VPHomeHero", VPHomeHero),
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": () => h(Missing) }),
};
