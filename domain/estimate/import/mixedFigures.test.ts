import { describe, expect, it } from 'vitest';
import { type Cell, NOT_CALCULATED } from '#domain/sheets';
import { guessSheets, readEstimate } from './index.ts';

const header: Cell[] = ['Building', 'Code', 'Description', 'Quantity', 'Unit', 'Unit Cost', 'Amount'];
const sound: Cell[][] = [
  ['Tower', '09 29 00', 'Gyp board', 100, 'SF', 7, 700],
  ['Tower', '09 30 00', 'Tile', 10, 'SF', 30, 300],
];

/** What can stand in the cell of a figure; a text and an error are other ones in each column. */
const cells = {
  number: [12, 743, 9001],
  text: ['see alt.', 'by owner', 'tbd'],
  none: [null, null, null],
  error: ['#REF!', '#N/A', '#VALUE!'],
  empty: [NOT_CALCULATED, NOT_CALCULATED, NOT_CALCULATED],
  percent: ['5%', '6%', '7%'],
} as const satisfies Record<string, readonly Cell[]>;
type Kind = keyof typeof cells;
const kinds = Object.keys(cells) as Kind[];
const mixes = kinds.flatMap((quantity) =>
  kinds.flatMap((cost) => kinds.map((amount): [Kind, Kind, Kind] => [quantity, cost, amount])),
);

const guessed = guessSheets([{ name: 'Detail', rows: [header, ...sound] }]);

/** A row with these figures between two sound ones: what it is, its line, and what the file comes to. */
function readMix(
  [quantity, cost, amount]: readonly [Kind, Kind, Kind],
  about = ['Tower', '09 68 00', 'Carpet'],
) {
  const row = [...about, cells[quantity][0], 'SF', cells[cost][1], cells[amount][2]];
  const found = readEstimate([{ name: 'Detail', rows: [header, sound[0]!, row, sound[1]!] }], guessed);
  const [sheet] = found.sheets;
  return { kind: sheet?.kinds[1], line: sheet?.lines.find(({ row: at }) => at === 3), total: found.total };
}

describe('a row with figures of all kinds', () => {
  it('is never lost where one of them is a number, an error or a formula', () => {
    const lost = mixes.filter((mix) => {
      const isFigure = mix.some((kind) => kind === 'number' || kind === 'error' || kind === 'empty');
      const { line } = readMix(mix);
      return isFigure && (line === undefined || (line.amount === null && line.problem === ''));
    });
    expect(lost).toEqual([]);
  });

  it('counts its amount, else quantity by unit cost, else nothing', () => {
    const wrong = mixes.filter((mix) => {
      const [quantity, cost, amount] = mix;
      const isProduct =
        quantity === 'number' && cost === 'number' && (amount === 'none' || amount === 'empty');
      const own = amount === 'number' ? 9001 : isProduct ? 12 * 743 : 0;
      return readMix(mix).total !== 1000 + own;
    });
    expect(wrong).toEqual([]);
  });

  it('names each text that keeps it from an amount by its cell', () => {
    const silent = mixes.filter((mix) => {
      const { line } = readMix(mix);
      if (!line || line.amount !== null) return false;
      return mix.some(
        (kind, at) => kind === 'text' && !line.problem.includes(`${'DFG'[at]}3 is not a number`),
      );
    });
    expect(silent).toEqual([]);
    expect(readMix(['text', 'number', 'text']).line).toMatchObject({
      amount: null,
      unit_cost: 743,
      problem: 'Quantity D3 is not a number: “see alt.”. Amount G3 is not a number: “tbd”.',
    });
  });

  it('is a heading where it has texts alone', () => {
    const headings = mixes.filter((mix) => mix.every((kind) => kind === 'text' || kind === 'none'));
    expect(headings.map((mix) => readMix(mix).kind)).toEqual(headings.map(() => 'parent'));
  });

  it.each([
    ['of a description that reads like a unit', ['', '', 'Unit A']],
    ['of a code alone', ['', '09 68 00', '']],
  ])('is a line with a price or a quantity %s', (_, about) => {
    expect(readMix(['none', 'number', 'none'], about).line?.problem).toBe('The amount is missing (G3).');
    expect(readMix(['number', 'none', 'none'], about).line?.problem).toBe('The amount is missing (G3).');
    expect(readMix(['number', 'text', 'none'], about).line?.problem).toBe(
      'Unit cost F3 is not a number: “by owner”.',
    );
  });
});

describe('a row that begins like a total', () => {
  const odd = ['Tower', '01 71 23', 'Total station survey'];

  it('is a line in error where its figures cannot be read, and not left out in silence', () => {
    const lost = mixes.filter((mix) => {
      const isBroken = mix.some((kind) => kind === 'error' || kind === 'text');
      const { kind, line } = readMix(mix, odd);
      if (!isBroken || mix[2] === 'number' || (mix[0] === 'number' && mix[1] === 'number')) return false;
      return kind !== 'line' || !line?.problem;
    });
    expect(lost).toEqual([]);
    expect(readMix(['text', 'text', 'error'], odd).line).toMatchObject({
      description: 'Total station survey',
    });
  });

  it.each(['TOTAL', 'Grand total:', 'Total construction cost', 'Concrete subtotal', 'Total Division 09'])(
    'is the total that could not be read where it says %s',
    (words) => {
      expect(readMix(['none', 'none', 'error'], ['', '', words])).toMatchObject({
        kind: 'total',
        line: undefined,
      });
      expect(readMix(['none', 'none', 'text'], ['', '', words]).kind).toBe('total');
    },
  );

  it('is a line where it has a quantity in a unit of its own', () =>
    expect(readMix(['number', 'none', 'error'], ['', '', 'Total cost of survey']).line?.problem).toBe(
      'Amount G3 is #VALUE! in the file.',
    ));
});
