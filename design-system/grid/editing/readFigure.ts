/** Marks that steer the direction of text; they come along from right-to-left sheets. */
const steering = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const currency = /^(?:[A-Z]{3}|[A-Z]{0,2}[$€£¥₹])\s*|\s*(?:[A-Z]{3}|[$€£¥₹])$/gi;
const minus = /^[-\u2212\u2013]/;
const groups = /^\d{1,3}(?:([,.'\u2019 ])\d{3})(?:\1\d{3})*$/;
/** Beyond it a double no longer holds cents. */
const largest = 1e13;

/** What a text says as a figure: a number with the decimals that were written, nothing, or no figure. */
export type Figure = { value: number; decimals: number; percent: boolean } | null | undefined;

/** Western digits and separators for Arabic and Persian ones; plain spaces; no steering marks. */
function plain(text: string): string {
  return text
    .replaceAll(steering, '')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Digits with separators as `1234.5`. US order unless it can only be the other: the last of two different separators is the decimal one,
 * and a single comma is decimal where it cannot part thousands (`12,5`, `0,125`). `1,234` is a thousand and `1.234` is one and a bit.
 */
function toDigits(text: string): string | undefined {
  if (/^\d*\.?\d*$/.test(text)) return text;
  const cut = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text[cut] ?? '';
  const whole = cut < 0 ? text : text.slice(0, cut);
  const rest = cut < 0 ? '' : text.slice(cut + 1);
  const joined = (part: string) =>
    /^\d*$/.test(part) ? part : groups.test(part) ? part.replaceAll(/\D/g, '') : undefined;
  const isDecimal =
    mark !== '' &&
    /^\d*$/.test(rest) &&
    !whole.includes(mark) &&
    (mark === '.' || /[.'\u2019 ]/.test(whole) || rest.length !== 3 || /^0?$/.test(whole));
  if (!isDecimal) return joined(text);
  const before = joined(whole);
  return before === undefined ? undefined : `${before}.${rest}`;
}

/** A figure of any size. */
function figureIn(text: string): Figure {
  let rest = plain(text);
  if (rest === '' || rest === '-') return null;
  // How a sheet shows zero in its accounting formats.
  if (/^[$€£¥]\s*[-\u2013]$/.test(rest)) return { value: 0, decimals: 0, percent: false };
  let negative = false;
  let percent = false;
  const take = (found: RegExp, then: () => void) => {
    const before = rest;
    rest = rest.replace(found, '').trim();
    if (rest !== before) then();
  };
  const bracketed = /^([^()]*)\(([^()]*)\)([^()]*)$/.exec(rest);
  if (bracketed) rest = `${bracketed[1]}${bracketed[2]}${bracketed[3]}`.trim();
  take(/%$/, () => (percent = true));
  take(minus, () => (negative = true));
  rest = rest.replaceAll(currency, '').trim();
  take(negative ? /^$/ : minus, () => (negative = true));
  take(negative ? /^$/ : /[-\u2212]$/, () => (negative = true));
  if (bracketed && negative) return undefined;
  const science = /^\d(?:\.(\d+))?e([+-]?\d{1,2})$/i.exec(rest);
  const digits = science ? rest : toDigits(rest);
  if (digits === undefined || !/\d/.test(digits)) return undefined;
  const size = Number(digits);
  if (!Number.isFinite(size)) return undefined;
  const decimals = science
    ? Math.max(0, (science[1]?.length ?? 0) - Number(science[2]))
    : (digits.split('.')[1]?.length ?? 0);
  return { value: size !== 0 && (negative || bracketed) ? -size : size, decimals, percent };
}

/** Whether a text is a figure that is too large to be held. */
export const isTooLarge = (text: string): boolean => Math.abs(figureIn(text)?.value ?? 0) > largest;

/** Reads a figure as people write and sheets show it: `(1,234.50)`, `$ 1,234.50`, `12 %`, `1.234,56`, `1 234,56`, `1234-`, `1.2E+05`. */
export function readFigure(text: string): Figure {
  const figure = figureIn(text);
  return figure && Math.abs(figure.value) > largest ? undefined : figure;
}
