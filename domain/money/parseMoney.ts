import { roundCents } from './cents.ts';

const GROUPED_US = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const GROUPED_EUROPEAN = /^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$/;
const PLAIN = /^(\d+(?:\.\d*)?|\.\d+)$/;

/** Digits in one notation, or null. `1.234,56` can only be European; `12,5` could be either and is refused. */
function plainDigits(text: string): string | null {
  if (PLAIN.test(text)) return text;
  if (GROUPED_US.test(text)) return text.replaceAll(',', '');
  if (GROUPED_EUROPEAN.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return null;
}

/**
 * A number as a person types or pastes it: `61,000`, `(1,234.50)`, `$ 1,234`, `-12`, `1.234,56`. Every decimal is kept.
 * Null for blank or unreadable text (docs/product/figures.md: unparseable gives nothing).
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/[\s$'\u00a0\u202f]/g, '').replace(/[\u2212\u2013]/g, '-');
  const [, open, sign, digits, close, trailing] = /^(\()?([-+])?([\d.,]+)(\))?(-)?$/.exec(compact) ?? [];
  if (digits === undefined || Boolean(open) !== Boolean(close)) return null;
  const plain = plainDigits(digits);
  if (plain === null || (open && sign) || (trailing && (open || sign))) return null;
  const value = Number(plain);
  return (open || sign === '-' || trailing) && value !== 0 ? -value : value;
}

/** Dollars as a person types or pastes them, rounded to cents: `(1,234.50)` is -1234.5. Null for blank or unreadable text. */
export function parseMoney(text: string): number | null {
  const value = parseNumber(text);
  return value === null ? null : roundCents(value);
}

/** A percentage as typed: `12`, `12 %`, `12.5%`. Null for blank or unreadable text. */
export function parsePercent(text: string): number | null {
  return parseNumber(text.trim().replace(/%$/, ''));
}
