// ESLint finds mistakes. Prettier decides how code is laid out.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  {
    ignores: [
      "dist/",
      "node_modules/",
      "src/protocol.ts",
      "src/games/list.ts",
      "src/games/*/{types,forms,numbers,boxes,kinds}.ts",
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // TypeScript knows the names better.
      "no-undef": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // svelte-check fails on warnings, so it decides which of them may be ignored.
      "svelte/no-unused-svelte-ignore": "off",
      // Only drawings and icons of our own are inserted like this.
      "svelte/no-at-html-tags": "off",
      // Text with quotes or spaces is easier to read in braces.
      "svelte/no-useless-mustaches": "off",
      // Some maps are caches that nobody watches.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/prefer-writable-derived": "off",
      // Bindings of Svelte are assigned for their readers.
      "no-useless-assignment": "off",
    },
  },
  { files: ["src/**"], rules: { "no-console": ["error", { allow: ["warn", "error"] }] } },
);
