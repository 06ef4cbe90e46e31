import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["shots/", "positions/", "test-results/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The type checker knows undefined names better, in .svelte files too.
      "no-undef": "off",
      // Links go through our own router, which has no route table of SvelteKit's kind.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/kit/copyText.ts"],
    rules: {
      // Both are missing where the address begins with http, as on a server at home.
      "no-restricted-properties": [
        "error",
        { object: "crypto", property: "randomUUID", message: "Use wire/randomId." },
        { object: "crypto", property: "subtle", message: "It is missing over http." },
        { object: "navigator", property: "clipboard", message: "Use kit/copyText." },
      ],
    },
  },
  {
    files: ["src/dice/keeper.ts"], // it says so where a signature cannot be checked
    rules: { "no-restricted-properties": "off" },
  },
);
