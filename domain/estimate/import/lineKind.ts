import { parseDate } from '#domain/dates';
import { type Cell, columnLetter } from '#domain/sheets';
import { LINE_KINDS, type LineKind } from '../lineKinds.ts';
import type { ColumnMapping } from './estimateColumns.ts';
import { foldHeading } from './foldHeading.ts';
import { textOf } from './linePrice.ts';
import type { FileLine } from './sheetLineTypes.ts';

/** Kinds as estimators write them, in small letters without punctuation and numbers at the end. */
const words: Readonly<Record<LineKind, readonly string[]>> = {
  WORK: ['work', 'base', 'base bid', 'base scope', 'direct', 'direct cost'],
  ALLOWANCE: ['allowance', 'allowances', 'allow', 'cash allowance'],
  CONTINGENCY: [
    'contingency',
    'contingencies',
    'design contingency',
    'estimating contingency',
    'construction contingency',
    'owner contingency',
  ],
  ESCALATION: ['escalation', 'cost escalation', 'price escalation', 'esc'],
  ALTERNATE: [
    'alternate',
    'alternates',
    'alt',
    'add alt',
    'add alternate',
    'additive alternate',
    'deduct alt',
    'deduct alternate',
    'deductive alternate',
    'bid alternate',
  ],
};
const kinds = new Map(
  Object.entries(words).flatMap(([kind, known]) => known.map((word) => [word, kind as LineKind] as const)),
);

/** The kind that a cell names, `Alternate 2` too; undefined for any other word. */
export const kindOfCell = (cell: Cell | undefined): LineKind | undefined =>
  kinds.get(foldHeading(textOf(cell)).replace(/ (?:no )?\d{1,3}$/, ''));

type Said = Pick<FileLine, 'kind' | 'escalates_to' | 'unread'>;

/** What a row says of its kind, else its parent, and of the day that escalation is to; a word that means none is told with its cell. */
export function saidOfKind(
  row: readonly Cell[],
  place: number,
  mapping: ColumnMapping,
  ofParent?: LineKind,
): Said {
  const { kind: kindAt, escalates_to: dayAt } = mapping;
  if (kindAt === undefined && dayAt === undefined) return { unread: '' };
  const unread: string[] = [];
  const told = (label: string, column: number, text: string) =>
    `${label} ${columnLetter(column)}${place} is “${text.slice(0, 40)}”, `;
  const kindText = kindAt === undefined ? '' : textOf(row[kindAt]);
  const kind = kindText === '' ? ofParent : kindOfCell(kindText);
  if (kindAt !== undefined && kindText !== '' && kind === undefined)
    unread.push(`${told('Kind', kindAt, kindText)}none of ${known}. Read as work.`);
  const dayText = dayAt === undefined ? '' : textOf(row[dayAt]);
  const day = dayText === '' ? null : parseDate(dayText);
  if (dayAt !== undefined && dayText !== '' && day === null)
    unread.push(`${told('Escalated to', dayAt, dayText)}no day. Left empty.`);
  return {
    ...(kindAt !== undefined && { kind: kind ?? 'WORK' }),
    ...(dayAt !== undefined && { escalates_to: day }),
    unread: unread.join(' '),
  };
}

const known = Object.values(LINE_KINDS)
  .map((label) => label.toLowerCase())
  .join(', ');
