import { type Cell, currencyMarks, NOT_CALCULATED } from '#domain/sheets';

/** Which sign parts the decimals: `1,250.00` or `1.250,00`. */
export type NumberStyle = 'point' | 'comma';

/** What a cell says where a number is expected; `text` is what nobody can read as one. */
export type ReadNumber =
  | { kind: 'none' }
  | { kind: 'number'; value: number; unit?: string }
  | { kind: 'percent'; value: number }
  | { kind: 'error'; text: string }
  /** A formula that was never calculated. */
  | { kind: 'empty' }
  | { kind: 'text'; text: string };

const none = { kind: 'none' } as const;
/** Longer texts are no numbers, whatever they begin with. */
const longest = 60;

/** How the numbers of a column that are texts are written; a point where nothing tells. */
export function numberStyle(cells: readonly (Cell | undefined)[]): NumberStyle {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    if (typeof cell !== 'string' || cell.length > longest) continue;
    if (/\.\d{3},\d{1,2}\D{0,3}$|^\D{0,3}\d+,\d{1,2}\D{0,3}$/.test(cell)) commas += 1;
    else if (/,\d{3}|\.\d{1,2}\D{0,3}$/.test(cell)) points += 1;
  }
  return commas > points ? 'comma' : 'point';
}

/** Reads numbers in all shapes that estimates have: `$1,250.00`, `(312,000)`, `1.250,00`, `85,000-`, `612 EA`, `3%`. */
export function readNumber(cell: Cell | undefined, style: NumberStyle = 'point'): ReadNumber {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { kind: 'number', value: cell } : none;
  if (typeof cell !== 'string') return none;
  const text = cell.trim();
  if (text === '') return none;
  if (text === NOT_CALCULATED) return { kind: 'empty' };
  if (/^#(?:REF|VALUE|N\/A|NAME|DIV\/0|NUM|NULL)/i.test(text)) return { kind: 'error', text };
  if (/^[-–—]$/.test(text)) return none;
  if (text.length > longest) return { kind: 'text', text };
  const bare = text.replaceAll(currencyMarks, '').replaceAll(/[\s\u00a0]/g, '');
  const isNegative = /^\(.*\)$/.test(bare) || /^[-−–]/.test(bare) || /(?:[-−–]|CR)$/i.test(bare);
  const plain = bare.replaceAll(/[()]|^[-+−–]|(?:[-−–]|CR)$/gi, '');
  const found = /^(\d[\d.,']*|[.,]\d+)(%|[\p{L}][\p{L}.²³]*)?\*?$/u.exec(plain);
  const value = found ? valueOf(found[1] ?? '', style) : null;
  if (!found || value === null) return { kind: 'text', text };
  const signed = isNegative ? -value : value;
  if (found[2] === '%') return { kind: 'percent', value: signed };
  return { kind: 'number', value: signed, ...(found[2] && { unit: found[2] }) };
}

function valueOf(digits: string, style: NumberStyle): number | null {
  const [thousands, decimal] = style === 'comma' ? ['.', ','] : [',', '.'];
  const text = digits.replaceAll("'", '').replaceAll(thousands, '').replace(decimal, '.');
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
