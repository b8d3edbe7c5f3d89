import { metricProblems, type MetricSelection } from '#domain/dashboards';

/** What a new report is called until somebody names it. */
export const NEW_REPORT = 'New Report';
/** What is said where a card cannot be added or cloned again. */
export const ONCE_ONLY = 'This card can only be added once';
/** Why a report does not run (docs/product/reporting.md). */
export const RUN_REASONS = {
  noCard: 'You need to add at least one card to run the report.',
  unsaved: 'You need to save the report to run it.',
} as const;

/** Kinds of cards that a report has at most once. */
const onceOnly: ReadonlySet<string> = new Set(['foresite-chart']);

/** Whether a report may hold a kind of card only once. */
export const isOnceOnly = (kind: string): boolean => onceOnly.has(kind);

/** A card as far as the rules of a report look at it. */
type Card = {
  key: string;
  kind: string;
  note?: { title: string } | undefined;
  metric?: MetricSelection | undefined;
  filters?: readonly { column: string }[] | undefined;
  column_widths?: readonly { column: string }[] | undefined;
};

/** Why a card of this kind cannot be added; undefined where it can. */
export const addReason = (cards: readonly Card[], kind: string): string | undefined =>
  isOnceOnly(kind) && cards.some((card) => card.kind === kind) ? ONCE_ONLY : undefined;

const namesTwice = (list: readonly { column: string }[] = []): boolean =>
  new Set(list.map(({ column }) => column)).size < list.length;

/** What is wrong with a list of cards; undefined where nothing is. */
export function cardsProblem(cards: readonly Card[]): string | undefined {
  if (new Set(cards.map(({ key }) => key)).size < cards.length) return 'Each card needs a key of its own.';
  if (cards.some(({ note }) => note && note.title.trim() === '')) return 'A note needs a title.';
  if (cards.some(({ filters, column_widths: widths }) => namesTwice(filters) || namesTwice(widths)))
    return 'A card says what it shows of a column once.';
  const problems = cards.flatMap(({ metric }) =>
    metric ? Object.values(metricProblems(metric, 'project')) : [],
  );
  if (problems.length > 0) return problems[0];
  return cards.some(({ kind }, at) => addReason(cards.slice(0, at), kind)) ? ONCE_ONLY : undefined;
}

/** Why a report cannot run now; undefined where it can. A report that is not there yet has only unsaved changes. */
export function runReason(report: {
  state: 'DRAFT' | 'PUBLISHED';
  hasChanges: boolean;
  cards: number;
}): string | undefined {
  if (report.cards === 0) return RUN_REASONS.noCard;
  return report.hasChanges || report.state === 'DRAFT' ? RUN_REASONS.unsaved : undefined;
}

/** The list with a card moved by some places; one at the edge stays. */
export function movedTo<T extends { key: string }>(cards: readonly T[], key: string, steps: number): T[] {
  const from = cards.findIndex((card) => card.key === key);
  const next = [...cards];
  const [card] = from < 0 ? [] : next.splice(from, 1);
  if (card) next.splice(Math.max(0, Math.min(next.length, from + steps)), 0, card);
  return next;
}
