/** Minus signs people type or paste: hyphen, true minus, en dash. */
const minus = /^[-\u2212\u2013]/;

/**
 * Reads a number as cost people write it: `1,234.50`, `$ 1,234.50`, `(1,234)`, `-1,234`, `12 %`. Null for an empty text,
 * undefined for what is no number.
 */
export function parseNumber(text: string): number | null | undefined {
  let rest = text.trim();
  if (rest === '') return null;
  const bracketed = /^\$?\s*\((.*)\)\s*%?$/.exec(rest);
  if (bracketed) rest = bracketed[1] ?? '';
  rest = rest.replaceAll(/[$%\s]/g, '');
  const negative = minus.test(rest);
  if (negative) rest = rest.slice(1).replace(/^\$/, '');
  // Thousands in groups of three, or none at all: 1,23 is a slip and not 123.
  if (!/^(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(rest) || !/\d/.test(rest)) return undefined;
  if (bracketed && negative) return undefined;
  const value = Number(rest.replaceAll(',', ''));
  if (!Number.isFinite(value) || value === 0) return Number.isFinite(value) ? 0 : undefined;
  return bracketed || negative ? -value : value;
}

/** Decimals in a typed number. */
export const decimalsIn = (text: string) => /\.(\d*)/.exec(text)?.[1]?.length ?? 0;
