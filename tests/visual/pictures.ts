import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';
import { compare } from './compare.ts';
import { settle } from './gallery.ts';
import { readPng, writePng } from './png.ts';

/** Set by `npm run test:visual -- --update`. */
const updates = process.env.UPDATE_PICTURES === '1';
const folder = fileURLToPath(new URL('pictures/', import.meta.url));
/** No picture is higher; what comes below is held by the other tests. */
const highest = 2400;

/** Takes the whole page, the window as high as it needs to be: nothing moves, no caret blinks. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const bottom = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
  const wanted = Math.min(highest, Math.max(1, Math.ceil(bottom)));
  if (wanted > height) {
    await page.setViewportSize({ width, height: wanted });
    await settle(page);
  }
  return page.screenshot({
    clip: { x: 0, y: 0, width, height: wanted },
    animations: 'disabled',
    caret: 'hide',
  });
}

/** What differs from the kept picture, as one sentence; nothing when all is well. Writes the picture anew when asked to. */
export async function differenceFromKept(name: string, shot: Buffer, info: TestInfo): Promise<string> {
  const path = `${folder}${name}.png`;
  const after = readPng(shot);
  if (updates) {
    // What is still alike keeps its file, so that an update changes only what has changed.
    if (existsSync(path) && compare(readPng(readFileSync(path)), after).what === undefined) return '';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, writePng(after));
    return '';
  }
  if (!existsSync(path))
    return `${name} has no picture yet. Look at it, then run "npm run test:visual -- --update".`;
  const kept = readFileSync(path);
  const { what, marked } = compare(readPng(kept), after);
  if (what === undefined) return '';
  await info.attach('kept', { body: kept, contentType: 'image/png' });
  await info.attach('now', { body: shot, contentType: 'image/png' });
  const place = info.outputPath(`${name.replace('/', '-')}.png`);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, marked ? writePng(marked) : shot);
  return `${name} looks different: ${what}. See ${place}; if it is meant, run "npm run test:visual -- --update".`;
}
