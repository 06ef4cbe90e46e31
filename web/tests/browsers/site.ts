/** The static site in browsers other than Chromium: its start, and a game after its server is gone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { blind, clickOn, playBy } from "../player";
import { addressOf, serve, whenInstalled, writeSite } from "../site";
import { startFirefox } from "./firefox";
import { openTable, pressNamed, waitFor, type Start } from "./visit";
import { startWebkit } from "./webkit";

const BROWSERS: Record<string, Start> = { firefox: startFirefox, webkit: startWebkit };
const folder = join(mkdtempSync(join(tmpdir(), "shoal-site-")), "site");

test.beforeAll(() => writeSite(folder));
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const [browser, start] of Object.entries(BROWSERS))
  test(`${browser} starts the site, and plays on without its server`, async () => {
    const server = await serve(folder);
    const address = addressOf(server);
    const visit = await start({ width: 1280, height: 720 });
    try {
      const began = Date.now();
      await visit.goto(address);
      await visit.evaluate(pressNamed, "Play Fishery now against a bot");
      await visit.evaluate(waitFor, ".turn.asked");
      const first = `${Date.now() - began} ms`;
      test.info().annotations.push({ type: "first decision", description: first });
      console.log(`${browser}: ${first} to the first decision`);
      await visit.evaluate(whenInstalled, undefined);
      expect(await visit.errors()).toEqual([]);
      server.close();
      server.closeAllConnections();
      await visit.goto("about:blank");
      await visit.goto(`${address}#/new?game=fishery`);
      await visit.evaluate(openTable, { seats: 2, press: ["Puddle"] });
      const kinds = await playBy(
        (next) => visit.evaluate(clickOn, next),
        { look: blind },
        (at) => visit.press(at),
      );
      expect(kinds.at(-1)).toMatch(/^Game over/);
      expect(await visit.errors()).toEqual([]);
    } finally {
      await visit.close();
      server.close();
    }
  });
