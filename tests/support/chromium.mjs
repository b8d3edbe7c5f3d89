import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags under which a headless Chromium makes no network calls of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Playwright keeps the one that it downloads; undefined where its package is not installed. */
function downloaded() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

const onPath = (wanted) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Path of a Chromium: CHROMIUM_PATH, the usual names on PATH, the usual install places, Playwright's own; undefined when none is found. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const present = onPath(names) ?? places.find((path) => existsSync(path));
  if (present) return present;
  const own = downloaded();
  return own && existsSync(own) ? own : undefined;
}

/**
 * What is driven but not pictured: the shell without a window where there is one, which takes a fifth less time. It sets
 * letters otherwise by a fraction of a pixel, so pictures are taken with the browser that people have.
 */
export const findHeadless = () =>
  process.env.CHROMIUM_PATH ?? onPath(['chromium-headless-shell']) ?? findChromium();
