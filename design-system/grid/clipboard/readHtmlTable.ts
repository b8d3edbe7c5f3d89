import type { BlockCell } from './block.ts';
import { decodeText } from './entities.ts';

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;
/** Their contents are no text of the sheet. */
const unseen = new Set(['style', 'script', 'head', 'title', 'colgroup', 'template']);
const breaks = new Set(['br', 'p', 'div', 'li']);
/** A cell spans at most this far: a wrong number must not fill the memory. */
const widestSpan = 1000;

type Open = BlockCell & { text: string; rowSpan: number; colSpan: number };

/**
 * Rows of the first table in a piece of HTML, as Excel, Google Sheets and LibreOffice copy it. Reads text only, so nothing in it can run.
 * Merged cells hold their value once; the places they cover are left out of a paste. Shown text goes before formats (`mso-number-format`);
 * `data-sheets-value` and `sdval` tell the value behind.
 */
export function* readHtmlTable(html: string): Generator<(BlockCell | undefined)[]> {
  const covered: number[] = [];
  let row: (BlockCell | undefined)[] | undefined;
  let cell: Open | undefined;
  let depth = 0;
  let hidden = '';
  let isRun = false;
  const closeCell = () => {
    if (!cell || !row) return;
    place(row, cell, covered);
    cell = undefined;
  };
  const closeRow = function* () {
    closeCell();
    if (row) yield settle(row, covered);
    row = undefined;
  };
  for (const [piece, slash, tag, attributes = ''] of html.matchAll(token)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (cell && hidden === '' && !piece.startsWith('<!'))
        cell.text += decodeText(isRun ? piece.replaceAll(' ', '\u00a0') : piece);
      continue;
    }
    // Excel's way to keep several spaces.
    isRun = name === 'span' && attributes.includes('mso-spacerun');
    if (hidden !== '') {
      if (slash === '/' && name === hidden) hidden = '';
      continue;
    }
    if (unseen.has(name) && slash !== '/' && !attributes.endsWith('/')) hidden = name;
    else if (name === 'table') {
      depth += slash === '/' ? -1 : 1;
      if (depth === 0) {
        yield* closeRow();
        return;
      }
    } else if (depth !== 1) {
      // A table inside a cell gives its text only.
    } else if (name === 'tr') {
      yield* closeRow();
      if (slash !== '/') row = [];
    } else if (name === 'td' || name === 'th') {
      closeCell();
      row ??= [];
      if (slash !== '/') cell = openCell(attributes);
    } else if (cell && breaks.has(name) && (name === 'br' || (slash !== '/' && cell.text.trim() !== '')))
      cell.text += '\n';
  }
  yield* closeRow();
}

const span = (attributes: string, name: string) => {
  const found = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes);
  return Math.max(1, Math.min(widestSpan, Number(found?.[1] ?? 1)));
};

const openCell = (attributes: string): Open => {
  const raw = rawOf(attributes);
  return {
    text: '',
    rowSpan: span(attributes, 'rowspan'),
    colSpan: span(attributes, 'colspan'),
    ...(raw !== undefined && { raw }),
  };
};

/** Google writes `{"1":3,"3":1234.5}` (2 text, 3 number, 4 boolean), LibreOffice `sdval="1234.5"`. */
function rawOf(attributes: string): BlockCell['raw'] {
  const [, google] = /\bdata-sheets-value\s*=\s*"([^"]*)"/i.exec(attributes) ?? [];
  if (google !== undefined) {
    try {
      const value = JSON.parse(decodeText(google)) as Record<string, unknown>;
      const held = value['3'] ?? value['4'] ?? value['2'];
      if (value['4'] !== undefined) return held === 1 || held === true;
      return typeof held === 'number' || typeof held === 'string' ? held : undefined;
    } catch {
      // Written by something else; the text is enough.
      return undefined;
    }
  }
  const [, office] = /\bsdval\s*=\s*"([^"]*)"/i.exec(attributes) ?? [];
  const number = Number(office);
  return office !== undefined && office !== '' && Number.isFinite(number) ? number : undefined;
}

/** Puts a cell into the next free place of its row and notes what it covers in this row and below. */
function place(row: (BlockCell | undefined)[], open: Open, covered: number[]): void {
  while ((covered[row.length] ?? 0) > 0) row.push(undefined);
  const { rowSpan, colSpan, text, raw } = open;
  for (let step = 0; step < colSpan; step++) {
    if (rowSpan > 1) covered[row.length] = rowSpan;
    row.push(step > 0 ? undefined : { text: tidy(text), ...(raw !== undefined && { raw }) });
  }
}

function settle(row: (BlockCell | undefined)[], covered: number[]): (BlockCell | undefined)[] {
  while (row.length < covered.length && (covered[row.length] ?? 0) > 0) row.push(undefined);
  for (let at = 0; at < covered.length; at++) covered[at] = Math.max(0, (covered[at] ?? 0) - 1);
  return row;
}

/** White space of the source is layout; `<br>` and no-break spaces are the cell's own. */
const tidy = (text: string) =>
  text
    .replaceAll(/ *\n */g, '\n')
    .replaceAll('\u00a0', ' ')
    .trim();
