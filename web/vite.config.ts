import { svelte } from "@sveltejs/vite-plugin-svelte";
import { compressed } from "./build/compress-plugin.ts";
import { serviceWorker } from "./build/service-worker-plugin.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), serviceWorker(), compressed()],
  server: {
    // The texts lie beside the client: the server and the terminal read them too.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  build: {
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // An inlined font or picture would break the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Under test Svelte is to be the one for browsers.
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["build/test-files.ts"],
    // Tests read the style sheets that are not a component's own.
    css: { include: [/\.css\?raw/, /spirit-island\/art\//] },
  },
});
