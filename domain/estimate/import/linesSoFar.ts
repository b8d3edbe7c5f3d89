import { fromCents, safeCents, sumMoney, toCents } from '#domain/money';
import { countsInTotal } from '../lineKinds.ts';
import type { FileLine } from './sheetLineTypes.ts';

/** Whether a line of a file is in its totals: an alternate is beside them. */
export const isInTotal = ({ kind = 'WORK' }: Pick<FileLine, 'kind'>): boolean => countsInTotal(kind);

/** What lines of a file come to without their alternates, in its currency. */
export const totalOf = (lines: readonly FileLine[]): number =>
  sumMoney(lines.map((line) => (isInTotal(line) ? line.amount : null)));

/** Lines before a place: what they come to in cents, and the alternates among them. */
interface Before {
  cents: number;
  beside: number;
  alternates: number;
}
const nothingBefore: Before = { cents: 0, beside: 0, alternates: 0 };

/** The lines so far, with what those before each come to: a total of any of them is found without adding them up again. */
export class LinesSoFar {
  readonly lines: FileLine[] = [];
  readonly #before = [nothingBefore];

  add(line: FileLine): void {
    const { cents, beside, alternates } = this.#at(this.lines.length);
    const own = toCents(line.amount ?? 0);
    this.lines.push(line);
    this.#before.push(
      isInTotal(line)
        ? { cents: safeCents(cents + own), beside, alternates }
        : { cents, beside: safeCents(beside + own), alternates: alternates + 1 },
    );
  }

  /** What the lines from this one on come to without alternates, in dollars. */
  sumFrom(start: number): number {
    return fromCents(this.#at(this.lines.length).cents - this.#at(start).cents);
  }

  /** The alternates from this line on: how many, and what they come to in dollars. */
  alternatesFrom(start: number): { count: number; sum: number } {
    const [from, to] = [this.#at(start), this.#at(this.lines.length)];
    return { count: to.alternates - from.alternates, sum: fromCents(to.beside - from.beside) };
  }

  #at(end: number): Before {
    return this.#before[end] ?? nothingBefore;
  }
}
