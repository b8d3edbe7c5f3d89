import { readPart } from './checkArchive.ts';
import { SHEET_LIMITS } from './sheetTypes.ts';

/** What the parts of a workbook say of a sheet beside its values; rows and columns from 0. */
export type SheetMarks = {
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
  /** Columns of the cells whose formula has no value, by their row. */
  notCalculated: ReadonlyMap<number, readonly number[]>;
};

const isOn = (tag: string, attribute: string): boolean =>
  new RegExp(`\\s${attribute}=["'](?:1|true)["']`).test(tag);
const textIn = (tag: string, attribute: string): string | undefined =>
  new RegExp(`\\s${attribute}=["']([^"']*)["']`).exec(tag)?.[1];

/**
 * Reads the marks of each sheet of an .xlsx file by its name, in one pass over its text: the workbook reader would
 * keep the look of every cell for them. Parts that are not where they are said to be have no marks.
 */
export function scanSheets(bytes: Buffer): Map<string, SheetMarks> {
  const workbook = textOf(bytes, 'xl/workbook.xml');
  const targets = new Map(
    [...textOf(bytes, 'xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\b([^<>]*)>/g)].map(
      ([, tag = '']) => [textIn(tag, 'Id'), partOf(textIn(tag, 'Target') ?? '')],
    ),
  );
  const calculates = /<(?:\w+:)?calcPr\b[^<>]*\sfullCalcOnLoad=["'](?:1|true)["']/.test(workbook);
  const scanned = [...workbook.matchAll(/<(?:\w+:)?sheet\b([^<>]*)>/g)].map(([, tag = '']) => {
    const part = targets.get(/\s\w+:id=["']([^"']*)["']/.exec(tag)?.[1]);
    return {
      name: plain(textIn(tag, 'name') ?? ''),
      ...scan(part === undefined ? '' : textOf(bytes, part, 'latin1')),
    };
  });
  // A program that leaves the figures to Excel may write zero for each of them.
  const zeros = calculates && scanned.every(({ hasValues }) => !hasValues);
  return new Map(
    scanned.map(({ name, hiddenRows, hiddenColumns, empty, zero }) => [
      name,
      { hiddenRows, hiddenColumns, notCalculated: byRow(zeros ? [...empty, ...zero] : empty) },
    ]),
  );
}

/** Marks are plain letters: one byte for each is enough where nothing else is read. */
const textOf = (bytes: Buffer, part: string, encoding: 'utf8' | 'latin1' = 'utf8'): string =>
  readPart(bytes, part)?.toString(encoding) ?? '';
const partOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text
    .replaceAll(/&#(x?)([\da-f]{1,6});/gi, (whole, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex === '' ? 10 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

type Place = readonly [row: number, column: number];

function scan(text: string) {
  const empty: Place[] = [];
  const zero: Place[] = [];
  let hasValues = false;
  if (/<(?:\w+:)?f[ />]/.test(text))
    for (const [, tag = '', value] of text.matchAll(formulaCell)) {
      const place = placeOf(textIn(tag, 'r') ?? '');
      const isText = /\st=["']str["']/.test(tag);
      if (value === undefined || (value === '' && !isText)) {
        if (place) empty.push(place);
      } else if (value === '0' && place) zero.push(place);
      else hasValues = true;
    }
  return {
    hiddenRows: / hidden=/.test(text) ? hiddenRowsOf(text) : [],
    hiddenColumns: hiddenColumnsOf(text),
    empty,
    zero,
    hasValues,
  };
}

/** A cell with a formula, and the value that was kept of it; no value where its tag is empty or not there. */
const formulaCell =
  /<(?:\w+:)?c\b([^<>]*)>\s*<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:\w+:)?f>)(?:\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>))?\s*<\/(?:\w+:)?c>/g;

function placeOf(reference: string): Place | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  let column = -1;
  for (let at = 0; at < letters.length; at += 1)
    column = (column + 1) * 26 + (letters.codePointAt(at) ?? 65) - 65;
  return column < SHEET_LIMITS.columns && Number(digits) <= SHEET_LIMITS.estimateRows
    ? [Number(digits) - 1, column]
    : undefined;
}

function hiddenRowsOf(text: string): number[] {
  const found: number[] = [];
  let at = -1;
  for (const [, tag = ''] of text.matchAll(/<(?:\w+:)?row\b([^<>]*)>/g)) {
    const stated = textIn(tag, 'r');
    at = stated === undefined ? at + 1 : Number(stated) - 1;
    if (at < SHEET_LIMITS.estimateRows && isOn(tag, 'hidden')) found.push(at);
  }
  return found;
}

function hiddenColumnsOf(text: string): number[] {
  const columns = /<(?:\w+:)?cols>[\s\S]{0,100000}?<\/(?:\w+:)?cols>/.exec(text)?.[0] ?? '';
  return [...columns.matchAll(/<(?:\w+:)?col\b([^<>]*)>/g)].flatMap(([, tag = '']) => {
    if (!isOn(tag, 'hidden')) return [];
    const first = Number(textIn(tag, 'min') ?? 0);
    const last = Math.min(Number(textIn(tag, 'max') ?? first), SHEET_LIMITS.columns);
    return first > 0 ? Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first - 1 + at) : [];
  });
}

function byRow(places: readonly Place[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const [row, column] of places) {
    const known = rows.get(row);
    if (known) known.push(column);
    else rows.set(row, [column]);
  }
  return rows;
}
