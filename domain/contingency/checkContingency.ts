import { dateProblem, formatDate, type IsoDate } from '#domain/dates';
import { moneyProblem, toCents, type Amount } from '#domain/money';

/** The most letters of a pot's name and of an entry's note. */
export const CONTINGENCY_LENGTHS = { name: 80, note: 500 } as const;

/** Exact texts of what a pot or an entry cannot be. */
export const CONTINGENCY_MESSAGES = {
  name: 'Name is required',
  longName: `Use at most ${CONTINGENCY_LENGTHS.name} characters`,
  taken: 'Another fund in this project has this name. Choose another one.',
  negative: 'A fund starts at $0 or more. Enter an amount of $0 or above.',
  zero: 'Enter an amount other than $0',
  longNote: `Use at most ${CONTINGENCY_LENGTHS.note} characters`,
  twoReasons: 'The reason can be an item or a risk, not both. Choose one.',
  samePot: 'Choose another fund to transfer to',
  transferSign: 'Enter an amount above $0',
  transfer: 'This is one half of a transfer. Delete the transfer and enter it again.',
} as const;

/** What is said of a pot by hand. */
export interface PotFields {
  name: string;
  amount: Amount;
  opened_on: IsoDate;
}

/** What is said of an entry by hand. */
export interface EntryFields {
  date: IsoDate;
  amount: Amount;
  note: string;
  item_id: number | null;
  risk_id: number | null;
}

/** What stands in the way, by field; empty when nothing does. */
export type ContingencyProblems = Record<string, string[]>;

const noted = (problems: Record<string, string | null>): ContingencyProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])),
  );

/** Problems of a pot's fields. `others` are the names of the project's other pots, `today` the company's day. */
export function potProblems(
  { name, amount, opened_on: openedOn }: PotFields,
  others: Iterable<string>,
  today: IsoDate,
): ContingencyProblems {
  const said = name.trim();
  const taken = [...others].some((other) => other.trim().toLowerCase() === said.toLowerCase());
  return noted({
    name:
      said === ''
        ? CONTINGENCY_MESSAGES.name
        : said.length > CONTINGENCY_LENGTHS.name
          ? CONTINGENCY_MESSAGES.longName
          : taken
            ? CONTINGENCY_MESSAGES.taken
            : null,
    amount: moneyProblem(amount) ?? (toCents(amount) < 0 ? CONTINGENCY_MESSAGES.negative : null),
    opened_on: dateProblem(openedOn, today, { required: true }),
  });
}

/** Problems of an entry's fields. An entry cannot be older than its pot. */
export function entryProblems(
  { date, amount, note, item_id: item, risk_id: risk }: EntryFields,
  pot: { opened_on: IsoDate },
  today: IsoDate,
): ContingencyProblems {
  return noted({
    date: dateProblem(date, today, { required: true }) ?? beforeOpening(date, pot),
    amount: moneyProblem(amount) ?? (toCents(amount) === 0 ? CONTINGENCY_MESSAGES.zero : null),
    note: note.length > CONTINGENCY_LENGTHS.note ? CONTINGENCY_MESSAGES.longNote : null,
    risk_id: item !== null && risk !== null ? CONTINGENCY_MESSAGES.twoReasons : null,
  });
}

/** Why a pot knows no movement on a day, or null. */
export const beforeOpening = (
  date: IsoDate,
  { opened_on: openedOn }: { opened_on: IsoDate },
): string | null =>
  date < openedOn ? `The fund opens on ${formatDate(openedOn)}. Choose that day or a later one.` : null;

/** Why items with these costs, approved on a day, move nothing in a pot, or null. Those that cost nothing are passed over. */
export function decisionProblem(
  costs: readonly number[],
  date: IsoDate,
  pot: { opened_on: IsoDate },
): string | null {
  if (costs.some((cost) => cost !== 0)) return beforeOpening(date, pot);
  return `${costs.length === 1 ? 'This item costs' : 'These items cost'} nothing, so there is nothing to draw or to fund.`;
}

/** Why an item's contingency cannot move, or null: only what is decided is paid for. */
export const itemProblem = (item: { code: string; status: string }): string | null =>
  item.status === 'APPROVED'
    ? null
    : `${item.code} is not approved, and only approved items move contingency. Approve it first.`;
