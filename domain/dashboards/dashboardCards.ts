import type { MetricSelection } from './metrics.ts';
import type { MetricThreshold } from './thresholds.ts';

/**
 * Kinds of cards with how many of twelve columns they take at first (docs/product/dashboards.md). Each draws from one source, that
 * is asked for once however many cards there are; those of a project are about the one they name.
 */
export const DASHBOARD_CARDS = {
  totals: { label: 'Cost summary', width: 12, source: 'portfolio' },
  projects: { label: 'Budget and forecast', width: 8, source: 'portfolio' },
  rates: { label: 'Cost per area', width: 6, source: 'portfolio' },
  over_time: { label: 'Forecast over time', width: 6, source: 'over_time' },
  dates: { label: 'Next milestones', width: 4, source: 'outlook' },
  decisions: { label: 'Decisions due', width: 8, source: 'outlook' },
  matrix: { label: 'Risk matrix', width: 4, source: 'outlook' },
  risks: { label: 'Top risks', width: 4, source: 'outlook' },
  issues: { label: 'Open issues', width: 8, source: 'outlook' },
  procurement: { label: 'Procurement', width: 8, source: 'spending' },
  contingency: { label: 'Contingency', width: 4, source: 'spending' },
  trend: { label: 'Cost trend', width: 8, source: 'project' },
  tvd: { label: 'TVD gaps', width: 4, source: 'project' },
  picture: { label: 'Project picture', width: 4, source: 'project' },
  cover: { label: 'Dashboard picture', width: 4, source: 'card' },
  text: { label: 'Text', width: 4, source: 'card' },
  metric: { label: 'Custom metric', width: 6, source: 'card' },
} as const satisfies Record<
  string,
  {
    label: string;
    width: number;
    source: 'portfolio' | 'over_time' | 'outlook' | 'spending' | 'project' | 'card';
  }
>;

/** A kind of card. */
export type DashboardCardKind = keyof typeof DASHBOARD_CARDS;

/** A card in its place: the order of the list, and its columns of twelve. `text` is what a text card says. */
export interface DashboardCard {
  key: string;
  kind: DashboardCardKind;
  width: number;
  text?: string | undefined;
  /** Dollars over its budget from which on a project is told of; on the card of budgets and forecasts. */
  gap_threshold?: number | undefined;
  /** Whose trend, targets or picture a card of a project shows. */
  project_id?: number | undefined;
  /** What a custom metric draws. */
  metric?: DashboardMetric | undefined;
}

/** A custom metric as a card keeps it; `open_only` leaves out what is decided, closed or void. */
export interface DashboardMetric extends MetricSelection {
  name: string;
  show_categories: boolean;
  open_only: boolean;
  /** Past it the members of the dashboard are notified. */
  threshold?: MetricThreshold | null | undefined;
}

/** Whether a card is about one project that it names. */
export const isOfProject = (kind: DashboardCardKind): boolean => DASHBOARD_CARDS[kind].source === 'project';

/** Cards whose figures are kept by day, and those that have none. */
const OF_ANY_DAY: ReadonlySet<DashboardCardKind> = new Set([
  'totals',
  'projects',
  'rates',
  'over_time',
  'contingency',
  'text',
  'picture',
  'cover',
]);

/** Whether a card shows today whatever day is looked at. */
export const isOfTodayOnly = (kind: DashboardCardKind): boolean => !OF_ANY_DAY.has(kind);

/** Columns that a card can take; narrower nothing can be read. */
export const CARD_WIDTHS = { least: 3, most: 12 } as const;

/** What a new dashboard shows. */
export const FIRST_CARDS: readonly DashboardCard[] = (
  ['totals', 'projects', 'dates', 'decisions', 'matrix', 'risks', 'issues'] as const
).map((kind) => ({ key: kind, kind, width: DASHBOARD_CARDS[kind].width }));

/** The cards with one moved by some places; at an end it stays there. */
export function movedCard<Card extends { key: string }>(
  cards: readonly Card[],
  key: string,
  by: number,
): Card[] {
  const from = cards.findIndex((card) => card.key === key);
  const card = cards[from];
  if (!card) return [...cards];
  const others = cards.filter((one) => one !== card);
  const to = Math.min(Math.max(from + by, 0), others.length);
  return [...others.slice(0, to), card, ...others.slice(to)];
}

/** The cards with one wider or narrower by some columns, within what can be read. */
export const resizedCard = <Card extends { key: string; width: number }>(
  cards: readonly Card[],
  key: string,
  by: number,
): Card[] =>
  cards.map((card) =>
    card.key === key
      ? { ...card, width: Math.min(Math.max(card.width + by, CARD_WIDTHS.least), CARD_WIDTHS.most) }
      : card,
  );

/** Seconds that a page of a presentation stays; the first is the usual. */
export const PAGE_SECONDS = [20, 10, 30, 60] as const;

/** Cards that take one line of figures: they share the page of the row below them. */
const isStrip = ({ kind }: Pick<DashboardCard, 'kind'>) => kind === 'totals';

/**
 * The pages of a presentation: the rows of the grid one by one, as cards fill twelve columns in their order. A row of figures alone
 * stands above the row that follows.
 */
export function presentationPages<Card extends Pick<DashboardCard, 'kind' | 'width'>>(
  cards: readonly Card[],
): Card[][] {
  const rows: Card[][] = [];
  let left = 0;
  for (const card of cards) {
    const row = rows.at(-1);
    if (row && card.width <= left) row.push(card);
    else rows.push([card]);
    left = (row && card.width <= left ? left : CARD_WIDTHS.most) - card.width;
  }
  const pages: Card[][] = [];
  let above: Card[] = [];
  for (const row of rows) {
    if (row.every(isStrip) && above.length === 0 && row !== rows.at(-1)) {
      above = row;
    } else {
      pages.push([...above, ...row]);
      above = [];
    }
  }
  return pages;
}
