import {
  tidySynonyms,
  readUnit,
  UNIT_KINDS,
  UNIT_LIMITS,
  unitKey,
  type UnitKind,
  type UnitOfMeasure,
  unitProblems,
} from './unitOfMeasure.ts';

/** Units that the conversions of a list count in. */
export const UNIT_BASES = {
  customary: 'Feet and pounds',
  metric: 'Meters and kilograms',
} as const;

/** What the conversions of a list count in. */
export type UnitBase = keyof typeof UNIT_BASES;

/** Most units that are added at once; the contract states the same. */
const UNITS_AT_ONCE = 500;

/** A row of a pasted list of units: the unit that it comes to, or why it is left out. `line` counts from 1. */
export interface PastedUnit {
  line: number;
  /** Known: the company has this unit, maybe under another name. */
  state: 'new' | 'known' | 'error';
  unit: UnitOfMeasure;
  /** What is wrong, or which unit of the company it is. */
  note: string;
}

/** Base units of a kind in one metric base unit: meters, square meters, cubic meters, kilograms, cubic meters per minute, and one for a fraction. */
const metric: Partial<Record<UnitKind, number>> = {
  length: 1 / 0.3048,
  area: 1 / 0.3048 ** 2,
  volume: 1 / 0.3048 ** 3,
  weight: 1 / 0.45359237,
  flow: 1 / 0.3048 ** 3,
  percent: 100,
};

/** Kinds as lists name them beside their own labels. */
const kindWords: Readonly<Record<string, UnitKind>> = {
  mass: 'weight',
  lump: 'lump_sum',
  number: 'count',
  quantity: 'count',
  duration: 'time',
  currency: 'money',
  percentage: 'percent',
  distance: 'length',
};

/** Units that tell what a list counts in: one of each is one in the usual base of its kind. */
const anchors: Readonly<Record<string, UnitKind>> = { lf: 'length', sf: 'area', cf: 'volume', lb: 'weight' };

interface Line {
  line: number;
  abbreviation: string;
  name: string;
  kind: string;
  factor: string;
  synonyms: string;
}

/** Cells of one line; quotes hold a separator inside a cell. Linear in the line. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [''];
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}

const kindOf = (text: string): UnitKind | undefined => {
  const key = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  const own = (Object.keys(UNIT_KINDS) as UnitKind[]).find(
    (kind) => UNIT_KINDS[kind].label.toLowerCase() === key,
  );
  return own ?? (Object.hasOwn(kindWords, key) ? kindWords[key] : undefined);
};

const numberOf = (text: string): number | null => {
  const plain = text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
};

/** Abbreviation, name, kind, conversion and synonyms, by tab, semicolon or comma; a first line whose conversion is no number heads them. */
function readLines(text: string): Line[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const sample = lines.find((line) => line.trim() !== '') ?? '';
  const separator = ['\t', ';', ','].find((one) => sample.includes(one)) ?? '\t';
  const read = lines.flatMap((raw, at) => {
    if (raw.trim() === '') return [];
    const [abbreviation = '', name = '', kind = '', factor = '', ...more] = cellsOf(raw, separator);
    return [{ line: at + 1, abbreviation, name, kind, factor, synonyms: more.join(',') }];
  });
  const [first] = read;
  return first && first.factor !== '' && numberOf(first.factor) === null && kindOf(first.kind) === undefined
    ? read.slice(1)
    : read;
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.abs(b) / 1000;

/** What most of the conversions count in that units of the company, or a few that everybody has, tell. */
export function guessUnitBase(text: string, units: readonly UnitOfMeasure[]): UnitBase {
  const votes = { customary: 0, metric: 0 };
  for (const line of readLines(text)) {
    const kind = kindOf(line.kind);
    const factor = numberOf(line.factor);
    const scale = kind === undefined ? undefined : metric[kind];
    if (kind === undefined || factor === null || scale === undefined) continue;
    const known = readUnit(line.abbreviation, units) ?? readUnit(line.name, units);
    const expected =
      known?.kind === kind ? known.factor : anchors[unitKey(line.abbreviation)] === kind ? 1 : undefined;
    if (expected === undefined) continue;
    if (near(factor, expected)) votes.customary += 1;
    else if (near(factor * scale, expected)) votes.metric += 1;
  }
  return votes.metric > votes.customary ? 'metric' : 'customary';
}

/** Decimals as units keep them. */
const kept = (factor: number) => Number(factor.toFixed(UNIT_LIMITS.decimals));

/**
 * What pasted rows come to as units beside those of the company: new ones, those that it has under this or another name with the same
 * conversion, and those that are left out. Refuses more rows than are added at once before it makes any.
 */
export function readPastedUnits(
  text: string,
  base: UnitBase,
  units: readonly UnitOfMeasure[],
): { rows: PastedUnit[] } | { problem: string } {
  const lines = readLines(text);
  if (lines.length > UNITS_AT_ONCE)
    return {
      problem: `These are ${lines.length.toLocaleString('en-US')} units. Up to ${UNITS_AT_ONCE} are added at once: paste fewer.`,
    };
  const others = [...units];
  return {
    rows: lines.map((line) => {
      const row = readRow(line, base, units, others);
      if (row.state === 'new') others.push(row.unit);
      return row;
    }),
  };
}

function readRow(
  { line, abbreviation, name, kind: said, factor: written, synonyms }: Line,
  base: UnitBase,
  units: readonly UnitOfMeasure[],
  others: readonly UnitOfMeasure[],
): PastedUnit {
  const kind = kindOf(said);
  const number = written === '' && kind === 'lump_sum' ? 1 : numberOf(written);
  const scale = base === 'metric' && kind !== undefined ? (metric[kind] ?? 1) : 1;
  const words = synonyms.split(/[,;]/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  const unit: UnitOfMeasure = {
    name: name || abbreviation,
    abbreviation,
    kind: kind ?? 'count',
    factor: kept((number ?? 0) * scale),
    synonyms: tidySynonyms({ name: name || abbreviation, abbreviation, synonyms: words }),
    is_favorite: false,
  };
  const error = (note: string): PastedUnit => ({ line, state: 'error', unit, note });
  if (kind === undefined)
    return error(
      said === '' ? 'Say what it measures.' : `“${said}” is not a kind of unit. Say what it measures.`,
    );
  if (number === null)
    return error(
      written === ''
        ? `Enter how many ${UNIT_KINDS[kind].base} one of it is.`
        : `“${written}” is not a number.`,
    );
  const known = readUnit(abbreviation, units) ?? readUnit(unit.name, units);
  if (known && known.kind === kind && near(unit.factor, known.factor))
    return { line, state: 'known', unit, note: `Is ${known.name} (${known.abbreviation})` };
  const [problem] = Object.values(unitProblems(unit, others)).flat();
  return problem === undefined ? { line, state: 'new', unit, note: '' } : error(problem);
}
