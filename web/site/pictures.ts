/**
 * The pictures of all games, drawn when the pages are built, as a module `virtual:pictures`: markup by the game's name.
 * Drawn in the page they would need the boards' programs, which are five times as long.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Component } from "svelte";
import type { render } from "svelte/server";
import { createServer, type Plugin } from "vite";

const NAME = "virtual:pictures";
const STYLES = "virtual:pictures.css";
const src = join(import.meta.dirname, "../src");
const games = join(src, "games");

interface Drawn {
  markup: Record<string, string>;
  styles: string;
}

async function draw(): Promise<Drawn> {
  const server = await createServer({
    configFile: false,
    root: join(src, ".."),
    logLevel: "error",
    plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected" } })],
    define: { __SITE__: false },
    resolve: { alias: { $: src } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const found: Drawn = { markup: {}, styles: "" };
  const styles = new Set<string>();
  const tools = (await server.ssrLoadModule("svelte/server")) as { render: typeof render };
  for (const game of readdirSync(games).filter((one) =>
    existsSync(join(games, one, "LobbyPicture.svelte")),
  )) {
    const file = join(games, game, "LobbyPicture.svelte");
    const { default: Picture } = (await server.ssrLoadModule(file)) as { default: Component };
    const { head, body } = await tools.render(Picture, { idPrefix: game });
    found.markup[game] = withoutStyles(body.replaceAll(/<!--.*?-->/g, ""));
    for (const [, css] of head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) if (css) styles.add(css);
  }
  found.styles = [...styles].join("\n");
  await server.close();
  return found;
}

/** Our policy of contents refuses styles in markup; `Picture.svelte` sets them one by one. */
const withoutStyles = (markup: string) => markup.replaceAll(/ style="/g, ' data-style="');

export function pictures(): Plugin {
  let drawn: Promise<Drawn> | null = null;
  return {
    name: "shoal-pictures",
    resolveId: (id) => (id === NAME || id === STYLES ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${NAME}` && id !== `\0${STYLES}`) return null;
      const { markup, styles } = await (drawn ??= draw());
      if (id === `\0${STYLES}`) return styles;
      return `import "${STYLES}"; export default ${JSON.stringify(markup)};`;
    },
  };
}
