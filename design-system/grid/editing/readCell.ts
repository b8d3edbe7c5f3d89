import { dayNumber, isoOf } from '../../private/date/days.ts';
import { formatDay, parseDay } from '../../private/date/isoDate.ts';
import {
  decimalsOf,
  emptyOf,
  type AreaType,
  type CellOption,
  type CellType,
  type CellValue,
  type ChoiceType,
  type DateType,
  type NumberType,
  type TextType,
} from './cellTypes.ts';
import { isTooLarge, readFigure, type Figure } from './readFigure.ts';

/** What a text means in a column, or why it means nothing there. */
export type CellReading = { value: CellValue; problem?: undefined } | { value?: undefined; problem: string };

/** What helps to read a text. */
export interface ReadingHints {
  /** The present day as `YYYY-MM-DD`: completes `11/20`. Without it a day needs its year. */
  today?: string | undefined;
  /** The value behind a rounded display, where the clipboard tells it. */
  raw?: string | number | boolean | undefined;
  /** Unit of the cell until now. */
  unit?: string | undefined;
  /** What messages call the cell, the title of its column; "It" without one. */
  name?: string | undefined;
}

const longest = 5000;
const count = new Intl.NumberFormat('en-US');
const sheetError = /^#(?:REF|DIV\/0|VALUE|NAME|NUM|N\/A|NULL|SPILL|CALC)[!?]?/i;
/** Texts are quoted in messages up to here. */
const quoteLength = 40;
/** No figure, day or list of names is longer; what is, is not searched for one. */
const longestTyped = 2000;

const quoted = (text: string) => {
  const clean = text.trim();
  return `"${clean.length > quoteLength ? `${clean.slice(0, quoteLength)}...` : clean}"`;
};

/** Reads what somebody typed or pasted into a cell; an empty text empties it. */
export function readCell(text: string, type: CellType, hints: ReadingHints = {}): CellReading {
  if (type.type === 'text') return readText(text, type, hints);
  if (text.trim() === '') return { value: emptyOf(type) };
  if (text.length > longestTyped)
    return {
      problem: `${nameIn(hints)} has ${count.format(text.length)} characters; at most ${count.format(longestTyped)} are read here. Shorten it.`,
    };
  if (sheetError.test(text.trim()))
    return {
      problem: `${quoted(text)} is an error of the sheet it comes from. Correct it there or type a value.`,
    };
  switch (type.type) {
    case 'date':
      return readDate(text, type, hints);
    case 'choice':
      return readChoice(text, type);
    case 'choices':
      return readChoices(text, type);
    case 'checkbox':
      return readCheckbox(text);
    case 'area':
      return readArea(text, type, hints);
    default:
      return readNumber(text, type, hints);
  }
}

const nameIn = ({ name = 'It' }: ReadingHints) => name;

function readText(
  text: string,
  { multiline = false, maxLength = longest }: TextType,
  hints: ReadingHints,
): CellReading {
  // PostgreSQL and XML know no NUL; it is never meant.
  const lines = text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
  const value = multiline ? lines : lines.replaceAll(/\s*\n\s*/g, ' ');
  return value.length > maxLength
    ? {
        problem: `${nameIn(hints)} has ${count.format(value.length)} characters; at most ${count.format(maxLength)} fit. Shorten it.`,
      }
    : { value };
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The figure behind a rounded display, where it is the same figure. */
function precise(figure: Figure, { raw }: ReadingHints, decimals: number): Figure {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return figure;
  const value = figure?.percent ? raw * 100 : raw;
  const step = 10 ** -(figure?.decimals ?? 0);
  if (figure && Math.abs(figure.value - value) > step * 0.5001) return figure;
  return { value: round(value, decimals), decimals: 0, percent: figure?.percent ?? false };
}

function readNumber(text: string, type: NumberType, hints: ReadingHints): CellReading {
  const decimals = decimalsOf(type);
  const figure = precise(readFigure(text), hints, decimals);
  if (figure === null) return { value: null };
  if (figure === undefined && isTooLarge(text))
    return { problem: `${quoted(text)} is too large. Type a smaller number.` };
  if (figure === undefined)
    return {
      problem: `${quoted(text)} is not a number. Type it like ${type.type === 'percent' ? '12.5 %' : '1,234.5'}.`,
    };
  if (figure.percent && type.type !== 'percent')
    return { problem: `${quoted(text)} is a percentage, and this is an amount. Type the amount.` };
  return withinLimits(figure.value, figure.decimals, decimals, { ...type, name: nameIn(hints) });
}

function withinLimits(
  value: number,
  written: number,
  decimals: number,
  { minimum, maximum, name }: { minimum?: number; maximum?: number; name: string },
): CellReading {
  // Zeros at the end add nothing: 2.5000 has one decimal.
  if (written > decimals && round(value, decimals) !== value)
    return { problem: decimals === 0 ? 'Use a whole number.' : `Use at most ${decimals} decimals.` };
  if (minimum !== undefined && value < minimum)
    return {
      problem:
        minimum === 0
          ? `${name} must not be negative.`
          : `${name} must be at least ${count.format(minimum)}.`,
    };
  if (maximum !== undefined && value > maximum)
    return { problem: `${name} must be at most ${count.format(maximum)}.` };
  return { value };
}

/** Day 0 of the sheets' calendar. */
const sheetEpoch = dayNumber('1899-12-30');

/** A day as sheets show it, in the words that `parseDay` knows. */
const dayWords = (text: string) =>
  text
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M|Z)?$/i, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i, '')
    .replace(/^(\d{1,2})-([a-z]{3,})-(\d{2,4})$/i, '$1 $2 $3')
    .replace(/^(\d{1,2} [a-z]{3,}) (\d{2})$/i, '$1 20$2');

function readDate(text: string, { minimum, maximum }: DateType, { today, raw }: ReadingHints): CellReading {
  const words = dayWords(text);
  const needsYear = !/\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(words);
  let day = needsYear && today === undefined ? undefined : parseDay(words, today ?? '');
  if (day === undefined && typeof raw === 'number' && raw > 1 && raw < 110_000)
    day = isoOf(sheetEpoch + Math.floor(raw));
  if (day === undefined)
    return { problem: `${quoted(text)} is not a date. Type it like Jan 2, 2026 or 1/2/2026.` };
  if (day !== null && minimum !== undefined && day < minimum)
    return { problem: `Choose ${formatDay(minimum)} or later.` };
  if (day !== null && maximum !== undefined && day > maximum)
    return { problem: `Choose ${formatDay(maximum)} or earlier.` };
  return { value: day };
}

/** Without the dots and spaces in which abbreviations differ. */
const bare = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/[\s.]/g, '');

const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Lists up to here are short enough that some words of a name can only mean that one. */
const shortList = 200;
const fewestLetters = 3;

/** The only option of a short list in whose name these words stand: `Regulatory` for "Permitting and Regulatory". */
function namedInPart(wanted: string, options: readonly CellOption[]): CellOption[] {
  if (options.length > shortList || wanted.length < fewestLetters) return [];
  const found = options.filter(({ label }) => ` ${fold(label)} `.includes(` ${wanted} `));
  return found.length === 1 ? found : [];
}

/** The option that a text names, by name or code (case and spaces aside), id or alias, or some words of it (docs/product/lists.md). */
function findOption(text: string, { options, refusal }: ChoiceType): CellReading {
  const wanted = fold(text);
  const named = options.filter(({ label, code }) =>
    [label, code].some((name) => name && fold(name) === wanted),
  );
  const meant =
    named.length > 0
      ? named
      : options.filter(
          ({ value, aliases = [] }) =>
            fold(value) === wanted || aliases.some((alias) => bare(alias) === bare(text)),
        );
  const [found] = meant.length > 0 ? meant : namedInPart(wanted, options);
  if (named.length > 1)
    return { problem: `${quoted(text)} names ${named.length} options. Choose one from the list.` };
  return found
    ? { value: found.value }
    : { problem: refusal ?? `${quoted(text)} is not among the options. Choose one from the list.` };
}

const readChoice = (text: string, type: ChoiceType): CellReading =>
  text.trim() === '-' ? { value: null } : findOption(text, type);

/** Names between commas, semicolons or line ends; one in double quotes may hold a comma. */
function readChoices(text: string, type: ChoiceType): CellReading {
  const whole = findOption(text, type);
  if (typeof whole.value === 'string') return { value: [whole.value] };
  const names = [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,;\n]+))\s*(?:[,;\n]|$)/g)]
    .map(([, inner, bare]) => (inner === undefined ? (bare ?? '') : inner.replaceAll('""', '"')))
    .filter((name) => name.trim() !== '');
  const readings = names.map((name) => findOption(name, type));
  const wrong = readings.find((reading) => reading.problem !== undefined);
  if (wrong) return wrong;
  return { value: [...new Set(readings.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))] };
}

const yes = /^(?:true|yes|y|x|1|on|checked|\u2713|\u2714|\u2611)$/i;
const no = /^(?:false|no|n|0|off|unchecked|-|\u2717|\u2610)$/i;

function readCheckbox(text: string): CellReading {
  const clean = text.trim();
  if (yes.test(clean)) return { value: true };
  return no.test(clean) ? { value: false } : { problem: `${quoted(text)} is neither yes nor no.` };
}

function readArea(text: string, type: AreaType, hints: ReadingHints): CellReading {
  const [, amount = text, written = ''] = /^(.*?[\d)])\s*([a-z][a-z0-9\u00b2 ]*)$/i.exec(text.trim()) ?? [];
  const unit =
    written === '' ? (hints.unit ?? type.units[0]) : type.units.find((one) => fold(one) === fold(written));
  const decimals = decimalsOf(type);
  const figure = precise(readFigure(amount), hints, decimals);
  if (figure === null) return { value: null };
  if (figure === undefined || figure.percent)
    return { problem: `${quoted(text)} is not an area. Type it like 1,200 ${type.units[0] ?? ''}.` };
  if (unit === undefined)
    return { problem: `${quoted(written)} is not a unit here. Use ${type.units.join(', ')}.` };
  const checked = withinLimits(figure.value, figure.decimals, decimals, {
    minimum: 0,
    name: nameIn(hints),
  });
  return checked.problem === undefined ? { value: { value: figure.value, unit } } : checked;
}
