/**
 * Installs what the tests in Firefox and WebKit need, if it is missing and this is Debian's administrator.
 * Otherwise it says what is missing.
 *
 *     node scripts/browsers.mjs
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's packages, by a command of each. */
const PACKAGES = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  "xvfb-run": "xvfb",
  xauth: "xauth",
};

const folders = (process.env.PATH ?? "").split(":");
const isThere = (command) => folders.some((folder) => existsSync(`${folder}/${command}`));
const missing = Object.entries(PACKAGES)
  .filter(([command]) => !isThere(command))
  .map(([, name]) => name);

if (missing.length > 0) {
  if (process.getuid?.() !== 0 || !isThere("apt-get")) {
    console.error(`Please install these first: ${missing.join(" ")}`);
    process.exit(1);
  }
  const options = { stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", ...missing], options);
}
