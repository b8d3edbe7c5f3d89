import { roundCents } from '#domain/money';
import { type Cell, columnLetter } from '#domain/sheets';
import type { LineKind } from '../lineKinds.ts';
import { fieldOf } from './columns.ts';
import type { ColumnMapping, EstimateColumn } from './estimateColumns.ts';
import { isChosen, type RowChoice } from './rowChoices.ts';
import { type Heading, headingTotals, type PricedRow } from './headingTotals.ts';
import { type Figures, ownFigures, priceOf, textOf } from './linePrice.ts';
import { kindOfCell, saidOfKind } from './lineKind.ts';
import { isInTotal, LinesSoFar, totalOf } from './linesSoFar.ts';
import { numberStyle, readNumber } from './sheetNumber.ts';
import type { FileLine, StatedTotal, RowKind, SheetLines } from './sheetLineTypes.ts';
import { namesATotal, totalWords } from './totalWords.ts';

type Row = readonly Cell[];

const isSubItem = /^\(?[a-z0-9]{1,3}[.)]/i;

/** The code that a section names: `DIVISION 03 CONCRETE`, `03 CONCRETE`, `B20 Enclosure`. */
export function codeOfSection(text: string): string {
  const division =
    /^(?:division|div\.?|section)\s*[-:]?\s*([0-9A-Z][0-9A-Z .]{0,10}?)(?=\s{1,3}[^0-9\s]|\s*[-:]|$)/i.exec(
      text,
    );
  return (
    division?.[1] ??
    /^(\d{2}(?: ?\d{2}){0,2}|[A-G]\d{2,4})(?=\s+[-–]?\s*\p{L})/u.exec(text)?.[1] ??
    ''
  ).trim();
}

/** Lines are rounded to the cent one by one, totals of a file as a whole. */
export const agreesWithin = (lines: number): number => 0.005 * lines + 0.006;

type Cells = (field: EstimateColumn) => Cell | undefined;

const nothing: Row = [];
const noRows: ReadonlySet<number> = new Set();

/** What is read of a sheet; rows and columns from 0. */
export interface Reading {
  rows: readonly Row[];
  headerRow: number;
  mapping: ColumnMapping;
  only?: readonly RowChoice[];
  /** Rows that are not read. */
  skipped?: ReadonlySet<number>;
}

/** What sub-items take over from the line above them that has no price of its own. */
const none = { text: '', code: '', component: '', kind: undefined as LineKind | undefined };
const parentOf = (cells: Cells): typeof none => ({
  text: textOf(cells('description')),
  code: textOf(cells('code')),
  component: textOf(cells('component')),
  kind: kindOfCell(cells('kind')),
});

/**
 * Reads the rows below a sheet's header into lines and stated totals, in one pass. Sections, parents without a price,
 * repeated headers and totals are no lines; an error cell makes a line that waits for somebody. Rows of `skipped`, from 0,
 * are not read.
 */
export function readLines({ rows, headerRow, mapping, only = [], skipped = noRows }: Reading): SheetLines {
  // Rows that are not read are empty, so that what is counted by rows stays where it is.
  const isRead = (row: Row, at: number) => !skipped.has(headerRow + 1 + at) && isChosen(row, only);
  const all = rows.slice(headerRow + 1);
  const below =
    only.length === 0 && skipped.size === 0
      ? all
      : all.map((row, at): Row => (isRead(row, at) ? row : nothing));
  const header = rows[headerRow] ?? [];
  const priced = [mapping.quantity, mapping.unit_cost, mapping.amount].filter(
    (column) => column !== undefined,
  );
  const style = numberStyle(below.flatMap((row) => priced.map((column) => row[column])));
  const read = (row: Row, column: number | undefined) =>
    readNumber(column === undefined ? undefined : row[column], style);
  const figuresOf = below.map((row): Figures => ({
    quantity: read(row, mapping.quantity),
    cost: read(row, mapping.unit_cost),
    amount: read(row, mapping.amount),
  }));
  const { kind: kindAt } = mapping;
  const ownKinds = below.map((row) => (kindAt === undefined ? undefined : kindOfCell(row[kindAt])));
  const pricedRows = below.map((row, at): PricedRow => {
    const priced = pricedRow(row, figuresOf[at] as Figures);
    // A row that says its kind is no heading.
    return ownKinds[at] ? { ...priced, mayHead: false } : priced;
  });
  const hasAlternates = ownKinds.includes('ALTERNATE');
  const headings = headingTotals(
    hasAlternates
      ? pricedRows.map((one, at) => (ownKinds[at] === 'ALTERNATE' ? { amount: null, mayHead: false } : one))
      : pricedRows,
  );
  // A heading of alternates comes to them, though no total of work counts them.
  const besides = hasAlternates ? headingTotals(pricedRows) : headings;
  const soFar = new LinesSoFar();
  const { lines } = soFar;
  const totals: StatedTotal[] = [];
  // How many lines each heading is a total of.
  const counted = new Map<StatedTotal, number>();
  const kinds: RowKind[] = [];
  const notCalculated: string[] = [];
  let section = { text: '', code: '', from: 0 };
  let parent = none;
  let sinceTotal = 0;
  below.forEach((row, at) => {
    const figures = figuresOf[at] as Figures;
    if (row === nothing) {
      kinds.push('left_out');
      return;
    }
    const place = headerRow + 2 + at;
    notCalculated.push(...emptyCells(place, mapping, figures));
    const cells: Cells = (field) => {
      const column = mapping[field];
      return column === undefined ? undefined : row[column];
    };
    // A row that names its line is one, whatever it says; so is one that says its kind and has a price.
    const lineId = textOf(cells('line_id'));
    const isNamed = /^\d+$/.test(lineId);
    const counts = headings.get(at);
    const heading = isNamed ? undefined : (counts ?? besides.get(at));
    if (heading) {
      const total = headingTotal(row, place, mapping, figures, heading);
      totals.push(total);
      if (counts) counted.set(total, counts.count);
    }
    const isLine = isNamed || (ownKinds[at] !== undefined && hasPrice(figures));
    const kind = isLine
      ? 'line'
      : heading
        ? 'section'
        : kindOf(row, header, mapping, cells, figures, soFar, sinceTotal, section.text);
    if (kind === 'total') {
      totals.push(statedTotal(row, place, mapping, figures, { soFar, from: section.from, sinceTotal }));
      kinds.push('total');
      sinceTotal = lines.length;
      parent = none;
      return;
    }
    if (kind !== 'line') {
      kinds.push(kind);
      const text = textOf(cells('description')) || row.map(textOf).find((one) => one !== '') || '';
      if (kind === 'section')
        section = {
          text,
          code: sectionCode(text, row, cells, mapping),
          from: lines.length,
        };
      if (kind === 'section') parent = none;
      if (kind === 'parent') parent = parentOf(cells);
      return;
    }
    const own = textOf(cells('description'));
    const serial = serialOf(row, mapping);
    // A line with a code of its own stands under the group of another code, and is no part of a parent.
    const isCoded = parent.code !== '' && textOf(cells('code')) !== '';
    // A file that names its lines has each of them on a row of its own, new ones too.
    const isFlat = isNamed || mapping.line_id !== undefined;
    const isBelow =
      !isFlat && parent.text !== '' && !isCoded && (serial === '' || /^[a-z][.)]?$/i.test(serial));
    if (serial !== '' && !isBelow && !isSubItem.test(own)) parent = parentOf(cells);
    kinds.push(isBelow ? 'sub_item' : 'line');
    const fallback = serial === '' ? `Row ${place}` : `Item ${serial}`;
    const description = isBelow && own !== parent.text ? `${parent.text}: ${own}` : own || fallback;
    const said = saidOfKind(row, place, mapping, isBelow ? parent.kind : undefined);
    const price = priceOf(row, place, mapping, figures);
    soFar.add({
      row: place,
      cell: cellOf(place, mapping, figures),
      description: description.slice(0, 2000),
      code: textOf(cells('code')) || (isBelow && parent.code) || section.code,
      component: textOf(cells('component')) || (isBelow ? parent.component : ''),
      notes: textOf(cells('notes')).slice(0, 1900),
      lineId,
      ...(lineId !== '' && { own: ownFigures(figures) }),
      ...said,
      ...price,
      warning: [price.warning, said.unread].filter((text) => text !== '').join(' '),
    });
  });
  const inTotal = lines.filter(isInTotal).length;
  for (const [total, count] of counted) if (count === inTotal) total.scope = 'all';
  const ofWork = totals.filter(({ scope }) => scope !== 'alternates');
  const last = ofWork.findLast(({ amount }) => amount !== null) ?? ofWork.at(-1);
  return {
    lines,
    totals: totals.map((one) => (one === last ? asWhole(one, lines) : one)),
    kinds,
    notCalculated,
  };
}

const figureColumns = { quantity: 'quantity', cost: 'unit_cost', amount: 'amount' } as const;

/** The cells of a row whose formula was never calculated. */
function emptyCells(place: number, mapping: ColumnMapping, figures: Figures): string[] {
  const { quantity, cost, amount } = figures;
  if (quantity.kind !== 'empty' && cost.kind !== 'empty' && amount.kind !== 'empty') return [];
  return (['quantity', 'cost', 'amount'] as const).flatMap((one) =>
    figures[one].kind === 'empty' ? [`${columnLetter(mapping[figureColumns[one]] ?? 0)}${place}`] : [],
  );
}

/** Where the cost of a line stands. */
function cellOf(place: number, { amount, unit_cost: cost }: ColumnMapping, figures: Figures): string {
  const column = figures.amount.kind === 'none' ? (cost ?? amount) : (amount ?? cost);
  return `${columnLetter(column ?? 0)}${place}`;
}

/** What a row says that could be a heading with what it comes to. Totals that say so are none. */
function pricedRow(row: Row, { quantity, cost, amount }: Figures): PricedRow {
  const isTotal = row.some((cell) => typeof cell === 'string' && totalWords.test(cell.trim().slice(0, 200)));
  if (isTotal && quantity.kind === 'none') return { amount: null, mayHead: false };
  const product = quantity.kind === 'number' && cost.kind === 'number' ? quantity.value * cost.value : null;
  return {
    amount:
      amount.kind === 'number' ? roundCents(amount.value) : product === null ? null : roundCents(product),
    mayHead:
      amount.kind === 'number' &&
      quantity.kind === 'none' &&
      cost.kind === 'none' &&
      row.some((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)),
  };
}

/** The code of a section: beside its text, else in its text, else left of it. */
function sectionCode(text: string, row: Row, cells: Cells, mapping: ColumnMapping): string {
  const own = textOf(cells('code'));
  return own !== '' && own !== text ? own : codeOfSection(text) || codeLeftOf(row, mapping);
}

/** What a heading states of the lines below it. */
function headingTotal(
  row: Row,
  place: number,
  { amount: column = 0, description = 0 }: ColumnMapping,
  { amount: read }: Figures,
  { sum }: Heading,
): StatedTotal {
  const amount = read.kind === 'number' ? roundCents(read.value) : sum;
  const label = textOf(row[description]) || (row.map(textOf).find((text) => text !== '') ?? '');
  return {
    row: place,
    column,
    label: label.slice(0, 120),
    amount,
    isEmpty: false,
    sum,
    scope: 'section',
    difference: roundCents(amount - sum),
    agrees: true,
  };
}

/** A code in a column that nothing is read from, left of the description: `03.000` beside `CONCRETE`. */
function codeLeftOf(row: Row, mapping: ColumnMapping): string {
  const serial = serialOf(row, mapping);
  return /^(?:\d{2}[\d .]*|[A-G]\d{0,4})$/.test(serial) ? serial : '';
}

/** The text that counts a row, left of its description. */
function serialOf(row: Row, { description = 0, ...others }: ColumnMapping): string {
  const taken = new Set(Object.values(others));
  for (let column = 0; column < description; column += 1)
    if (!taken.has(column) && textOf(row[column]) !== '') return textOf(row[column]);
  return '';
}

/** Whether a row has an amount, or quantity and unit cost; one that cannot be read counts. */
const hasPrice = ({ quantity, cost, amount }: Figures): boolean =>
  amount.kind === 'number' ||
  amount.kind === 'error' ||
  amount.kind === 'empty' ||
  (quantity.kind === 'number' && cost.kind === 'number');

function kindOf(
  row: Row,
  header: Row,
  mapping: ColumnMapping,
  cells: Cells,
  { quantity, cost, amount }: Figures,
  soFar: LinesSoFar,
  sinceTotal: number,
  section: string,
): RowKind {
  if (row.every((cell) => textOf(cell) === '')) return 'blank';
  const repeated = row.filter(
    (cell, column) => textOf(cell) === textOf(header[column]) && fieldOf(cell) !== undefined,
  ).length;
  if (repeated > 1) return 'header';
  const isFigure = (read: ReturnType<typeof readNumber>) => read.kind !== 'none';
  const isPriced = quantity.kind === 'number' && cost.kind === 'number';
  const words = row.find(
    (cell) => typeof cell === 'string' && cell.length < 200 && totalWords.test(cell.trim()),
  );
  // What reads like a total may be a line: one whose figures cannot be read is asked about, and not left out in silence.
  const isBroken = [quantity, cost, amount].some(({ kind }) => kind === 'error' || kind === 'text');
  const isMeasured = quantity.kind === 'number' && textOf(cells('unit')) !== '';
  const isTotal = amount.kind === 'number' || !isBroken || namesATotal(textOf(words), section, isMeasured);
  if (words !== undefined && !isPriced) return isTotal ? 'total' : 'line';
  const figures = [quantity, cost, amount].filter(isFigure);
  if (!hasPrice({ quantity, cost, amount })) {
    if (figures.some(({ kind }) => kind === 'error' || kind === 'empty')) return 'line';
    // A figure that does not come to an amount waits for somebody, whatever stands beside it.
    if (figures.length > 1 && figures.some(({ kind }) => kind === 'number')) return 'line';
    if (cost.kind === 'number' && cost.value !== 0) return 'line';
    const isDescribed = textOf(cells('description')) !== '' || textOf(cells('code')) !== '';
    if (quantity.kind === 'number' && isDescribed) return 'line';
    const said = new Set(row.map(textOf).filter((text) => text !== ''));
    const isUnits = said.size > 0 && [...said].every((text) => text.length < 12 && /[$%]|unit/i.test(text));
    if (isUnits) return 'header';
    const serial = serialOf(row, mapping) || textOf(cells('code'));
    return serial !== '' && textOf(cells('description')) !== '' ? 'parent' : 'section';
  }
  if (amount.kind === 'number' && quantity.kind === 'none' && cost.kind === 'none') {
    if (amount.value === 0) return 'parent';
    const since = soFar.lines.length - sinceTotal;
    // A total that nobody named as one would count everything twice.
    const beside = soFar.alternatesFrom(sinceTotal);
    const comesTo = (sum: number, count: number) =>
      count > 2 && Math.abs(sum - amount.value) <= agreesWithin(count);
    const isSum =
      textOf(cells('code')) === '' &&
      (comesTo(soFar.sumFrom(sinceTotal), since - beside.count) || comesTo(beside.sum, beside.count));
    if (isSum) return 'total';
  }
  return 'line';
}

type Counted = { soFar: LinesSoFar; from: number; sinceTotal: number };

function statedTotal(
  row: Row,
  place: number,
  { amount: column }: ColumnMapping,
  { amount: read }: Figures,
  { soFar, from, sinceTotal }: Counted,
): StatedTotal {
  const label = row.map(textOf).find((text) => totalWords.test(text)) ?? 'Total without a name';
  const amount = read.kind === 'number' ? roundCents(read.value) : null;
  const stated = {
    row: place,
    column: column ?? 0,
    label: label.slice(0, 120),
    amount,
    isEmpty: read.kind === 'empty',
  };
  const isSub = /sub/i.test(label);
  const starts = isSub ? [from, sinceTotal, 0] : [0, from, sinceTotal];
  const options = starts.map((start) => ({ start, sum: soFar.sumFrom(start) }));
  const matching = options.find(
    ({ start, sum }) => amount !== null && Math.abs(amount - sum) <= agreesWithin(soFar.lines.length - start),
  );
  const beside = matching
    ? undefined
    : starts
        .map((start) => soFar.alternatesFrom(start))
        .find(
          ({ sum, count }) => amount !== null && count > 0 && Math.abs(amount - sum) <= agreesWithin(count),
        );
  const isSection = isSub || (sinceTotal > 0 && !/grand/i.test(label));
  const chosen =
    matching ?? (isSection ? (options.find(({ start }) => start === from) ?? options[0]) : options[0]);
  const { start, sum } = chosen ?? { start: 0, sum: 0 };
  if (beside && amount !== null)
    return {
      ...stated,
      sum: beside.sum,
      scope: 'alternates',
      difference: roundCents(amount - beside.sum),
      agrees: true,
    };
  return {
    ...stated,
    sum,
    scope: start === 0 ? 'all' : 'section',
    difference: amount === null ? null : roundCents(amount - sum),
    agrees: matching !== undefined,
  };
}

/** The last total of a sheet is one of all lines, unless it agrees as that of a section. */
function asWhole(total: StatedTotal, lines: readonly FileLine[]): StatedTotal {
  if (total.agrees) return total;
  const sum = totalOf(lines.filter(({ row }) => row < total.row));
  return {
    ...total,
    sum,
    scope: 'all',
    difference: total.amount === null ? null : roundCents(total.amount - sum),
  };
}
