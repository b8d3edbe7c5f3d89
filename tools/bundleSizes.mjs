// Gzip size of the JavaScript that each kind of first visit loads, read from the build's manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/client');

/** Visits by the pieces of the build that they load beside the entry; a piece brings its static imports along. */
const foresite = ['shell', 'ForesiteScreen', 'CostTrendChart', 'TrendCanvas'];
const visits = {
  'sign-in and public pages': { pieces: ['open'], must: 120, aim: 105 },
  'signed-in shell': { pieces: ['shell'], must: 240, aim: 160 },
  'ForeSite, first load in all': { pieces: foresite, must: 380, aim: 280 },
};

const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Keys of the manifest by the names of their pieces. */
const keys = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
const keyOf = (piece) => {
  const key = keys.get(piece);
  if (!key) throw new Error(`The build has no piece called ${piece}. Update tools/bundleSizes.mjs.`);
  return key;
};

function reach(names) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest[name].imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return seen;
}
const closure = (names) =>
  new Set([...reach(names)].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')));

const sizes = new Map();
const gzipOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  return sizes.get(file);
};

const kilobytesOf = (files) => Math.round([...files].reduce((sum, file) => sum + gzipOf(file), 0) / 100) / 10;

/** [{ visit, kilobytes, must, aim }] with kilobytes of 1,000 bytes, as browsers' tools count. */
export function bundleSizes() {
  return Object.entries(visits).map(([visit, { pieces, must, aim }]) => ({
    visit,
    kilobytes: kilobytesOf(closure(['index.html', ...pieces.map(keyOf)])),
    must,
    aim,
  }));
}

/** What the drawing of the trend adds to a page of ForeSite's without a chart: charts and chart.js. */
function chartChunks() {
  const page = closure(['index.html', ...['shell', 'ForesiteScreen'].map(keyOf)]);
  return [...closure(['index.html', ...foresite.map(keyOf)])].filter((file) => !page.has(file));
}

/** The same for the parts that have a goal of their own. */
export const partSizes = () => [
  {
    part: 'CSS, gzip: one sheet for all pages',
    kilobytes: kilobytesOf([manifest['style.css'].file]),
    must: 25,
    aim: 15,
  },
  { part: 'JavaScript, gzip: charts', kilobytes: kilobytesOf(chartChunks()), must: 95, aim: 60 },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table(bundleSizes());
  console.table(partSizes());
}
