import { extendedPrice, INCLUSIONS, isInScope } from '#domain/procurement';
import { parseMoney, toCents } from '#domain/money';
import type { Cell } from '#domain/sheets';
import {
  answersOf,
  type AskedAlternate,
  type AskedLine,
  type Offer,
  type OfferLine,
  offerPrice,
} from './offer.ts';

/** Headings of the workbook in which a bidder prices the lines, in their order. */
export const WORKBOOK_HEADINGS = [
  'Line',
  'Section',
  'Description',
  'Quantity',
  'Unit',
  'Unit price',
  'Amount',
  'Scope',
  'Note',
] as const;

type Heading = (typeof WORKBOOK_HEADINGS)[number];
type Sheet = { name: string; rows: readonly (readonly Cell[])[] };
type Asked = { lines: readonly AskedLine[]; alternates: readonly AskedAlternate[] };

/** What a workbook that comes back holds. */
export interface WorkbookRead {
  /** The bid with what the workbook says; lines that it leaves blank stay as they are. */
  offer: Offer;
  /** Lines and alternates that got a price, and lines that are excluded now. */
  priced: number;
  excluded: number;
  /** What was not taken and why, by its row; at most `MOST_PROBLEMS`. */
  problems: string[];
}

/** The most problems that are said of one workbook. */
export const MOST_PROBLEMS = 20;

const alternateKey = (at: number) => `Alt ${at + 1}`;

/** The rows of the workbook, without its headings: the lines with what is typed so far, then the alternates. */
export function workbookRows({ lines, alternates }: Asked, offer: Offer): (string | number | null)[][] {
  const answers = answersOf(offer);
  return [
    ...lines.map((line) => {
      const answer = answers.get(line.id);
      const isOut = answer?.coverage === 'EXCLUDED';
      return [
        String(line.id),
        line.section,
        line.name,
        line.quantity,
        line.unit,
        isOut || line.quantity === null ? null : (answer?.unit_price ?? null),
        offerPrice(line, answer),
        isInScope(line)
          ? isOut
            ? 'Excluded'
            : 'Included'
          : `Not asked: ${INCLUSIONS[line.inclusion ?? 'EXCLUDED']}`,
        answer?.note ?? '',
      ];
    }),
    ...alternates.map(({ id, name }, at) => [
      alternateKey(at),
      '',
      name,
      null,
      '',
      null,
      offer.alternates.find(({ alternate_id: one }) => one === id)?.amount ?? null,
      '',
      '',
    ]),
  ];
}

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replaceAll(/\s+/g, ' ').trim();

const plain = (text: string) => text.toLowerCase();

/** A price as spreadsheets and people write it, footnote marks left aside: `$1,800,000.00*`. Undefined where it is none. */
function priceIn(cell: Cell | undefined): number | null | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? Math.round(cell * 100) / 100 : undefined;
  const text = textOf(cell).replace(/(?<![*†‡^])[*†‡^]+$/, '');
  if (text === '' || text === '-') return null;
  return parseMoney(text) ?? undefined;
}

/** Where the headings are; undefined where a sheet is no workbook of ours. */
function findHeadings(rows: Sheet['rows']): { at: number; places: Map<Heading, number> } | undefined {
  for (const [at, row] of rows.slice(0, 30).entries()) {
    const texts = row.map((cell) => plain(textOf(cell)));
    const places = new Map<Heading, number>();
    for (const heading of WORKBOOK_HEADINGS) {
      const place = texts.indexOf(plain(heading));
      if (place >= 0) places.set(heading, place);
    }
    if (places.has('Line') && places.has('Unit price') && places.has('Amount')) return { at, places };
  }
  return undefined;
}

/** The answer to one line as its row says it, undefined where the row is blank; a text is why it cannot be taken. */
function answerIn(
  line: AskedLine,
  cells: (heading: Heading) => Cell | undefined,
): OfferLine | string | undefined {
  if (!isInScope(line)) return undefined;
  const note = textOf(cells('Note')).slice(0, 1000);
  const blank: OfferLine = { line_id: line.id, coverage: 'INCLUDED', unit_price: null, amount: null, note };
  if (/^exclu|^no$/i.test(textOf(cells('Scope')))) return { ...blank, coverage: 'EXCLUDED' };
  const unitPrice = priceIn(cells('Unit price'));
  const amount = priceIn(cells('Amount'));
  if (unitPrice === undefined) return 'the unit price is not a number.';
  if (amount === undefined) return 'the amount is not a number.';
  if (line.quantity === null) {
    if (amount === null && unitPrice !== null) return 'enter an amount; this line has no quantity.';
    return amount === null ? undefined : { ...blank, amount };
  }
  if (unitPrice !== null) return { ...blank, unit_price: unitPrice };
  if (amount === null) return undefined;
  const each = line.quantity === 0 ? 0 : Math.round((amount / line.quantity) * 100) / 100;
  if (toCents(extendedPrice(line.quantity, each)) !== toCents(amount))
    return 'enter a unit price; the amount is not a whole number of cents for each unit.';
  return { ...blank, unit_price: each };
}

/**
 * Reads a workbook that a bidder has filled in: lines by their numbers, alternates by theirs. Undefined where no sheet has the headings.
 * The unit price counts where it and the amount differ.
 */
export function readBidWorkbook(
  sheets: readonly Sheet[],
  asked: Asked,
  before: Offer,
): WorkbookRead | undefined {
  const found = sheets
    .map(({ rows }) => ({ rows, head: findHeadings(rows) }))
    .find(({ head }) => head !== undefined);
  if (!found?.head) return undefined;
  const { at, places } = found.head;
  const byId = new Map(asked.lines.map((line) => [String(line.id), line]));
  const answers = new Map(answersOf(before));
  const alternates = new Map(before.alternates.map((one) => [one.alternate_id, one.amount]));
  const seen = new Set<string>();
  const problems: string[] = [];
  const read = { priced: 0, excluded: 0 };
  for (const [below, row] of found.rows.slice(at + 1).entries()) {
    const cells = (heading: Heading): Cell | undefined => row[places.get(heading) ?? -1];
    const key = textOf(cells('Line'));
    if (key === '') continue;
    const say = (text: string) => problems.push(`Row ${at + below + 2}: ${text}`);
    if (seen.has(key)) {
      say(`line ${key} stands here twice; the first one counts.`);
      continue;
    }
    seen.add(key);
    const line = byId.get(key);
    const alternate = asked.alternates.find((_one, place) => alternateKey(place) === key);
    const name = textOf(cells('Description'));
    if (!line && !alternate) say(`line ${key} is not in this package.`);
    else if (name !== '' && plain(name) !== plain(textOf((line ?? alternate)?.name)))
      say(`line ${key} is called differently here. Download the workbook again.`);
    else if (line) {
      const answer = answerIn(line, cells);
      if (typeof answer === 'string') say(`${line.name}: ${answer}`);
      else if (answer) {
        answers.set(line.id, answer);
        read[answer.coverage === 'EXCLUDED' ? 'excluded' : 'priced'] += 1;
      }
    } else if (alternate) {
      const amount = priceIn(cells('Amount'));
      if (amount === undefined) say(`${alternate.name}: the amount is not a number.`);
      else if (amount !== null) {
        alternates.set(alternate.id, amount);
        read.priced += 1;
      }
    }
  }
  return {
    ...read,
    problems: problems.slice(0, MOST_PROBLEMS),
    offer: {
      ...before,
      lines: [...answers.values()],
      alternates: [...alternates].map(([id, amount]) => ({ alternate_id: id, amount })),
    },
  };
}
