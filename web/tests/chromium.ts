/** The browsers of the tests. The shell draws the same pages in two thirds of the time, but shows no notifications. */
import { existsSync } from "node:fs";

const SHELL = "/usr/bin/chromium-headless-shell";
const whole = process.env.CHROMIUM ?? "/usr/bin/chromium";
const options = (executablePath: string) => ({ executablePath, args: ["--no-sandbox"] });

export const WHOLE_BROWSER = options(whole);
export const QUICK_BROWSER = options(process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : whole);
