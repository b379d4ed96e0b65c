import { type App, h } from "vue";
import DefaultTheme, { VPHomeHero } from "vitepress/theme-without-fonts";
import Missing from "./Missing.vue";
import { showTypes } from "./hover.mts";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }: { readonly app: App }) => {
    app.component("VPHomeHero", VPHomeHero);
    if (!import.meta.env.SSR) showTypes();
  },
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": () => h(Missing) }),
};
