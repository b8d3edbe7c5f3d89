import type { Area } from '#domain/area';
import { codeDimension, DIMENSIONS, type TargetState } from '#domain/foresite';
import { formatCents, formatMoney, NOTHING } from '#domain/money';
import * as t from '../texts.ts';
import type { TvdMember, TvdView } from '../tvdQueries.ts';

/** What the address of the page says: which rows, and which of them are left. */
export interface TvdFilters extends TvdView {
  search: string;
  states: readonly TargetState[];
  /** Rows in the grid, columns beside their targets, or the gaps as a treemap. */
  shows: 'rows' | 'columns' | 'map';
}

/** The states in the order of their buttons, with what they are called there. */
export const STATE_PILLS: readonly { state: TargetState; label: string }[] = [
  { state: 'aboveTarget', label: t.above },
  { state: 'aboveTargetWithinTolerance', label: t.inTolerance },
  { state: 'onTarget', label: t.onTarget },
  { state: 'belowTarget', label: t.below },
  { state: 'noTargetSet', label: t.noTarget },
];

/** What a state is called in a row. */
export const stateLabel = (state: TargetState): string =>
  STATE_PILLS.find((pill) => pill.state === state)?.label ?? '';

const views = ['rows', 'columns', 'map'] as const;

const isState = (text: string): text is TargetState => STATE_PILLS.some(({ state }) => state === text);

/** Reads the address; whatever makes no sense is left out: systems of all components. */
export function readTvdFilters(params: URLSearchParams): TvdFilters {
  const dimension = params.get('dimension') ?? 'systems';
  const component = Number(params.get('component'));
  return {
    dimension: codeDimension(dimension) === undefined ? 'systems' : dimension,
    component: Number.isSafeInteger(component) && component > 0 ? component : null,
    perArea: params.get('mode') === 'area',
    search: params.get('search') ?? '',
    shows: views.find((view) => view === params.get('view')) ?? 'rows',
    states: (params.get('states') ?? '').split(',').filter(isState),
  };
}

/** The address that says it; what is usual is left out. */
export function writeTvdFilters({
  dimension,
  component,
  perArea,
  search,
  states,
  shows,
}: TvdFilters): URLSearchParams {
  return new URLSearchParams({
    ...(dimension !== 'systems' && { dimension }),
    ...(component !== null && { component: String(component) }),
    ...(perArea && { mode: 'area' }),
    ...(search !== '' && { search }),
    ...(shows !== 'rows' && { view: shows }),
    ...(states.length > 0 && { states: states.join(',') }),
  });
}

/** The rows that the search and the states leave. */
export function shownMembers(
  members: readonly TvdMember[],
  { search, states }: Pick<TvdFilters, 'search' | 'states'>,
): TvdMember[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter(
    ({ name, target_state: state }) =>
      (states.length === 0 || states.includes(state)) &&
      words.every((word) => name.toLowerCase().includes(word)),
  );
}

/** What the rows of a dimension are called: "Systems", or the name of a format. */
export const dimensionLabel = (dimension: string, formats: readonly { id: number; short_name: string }[]) =>
  Object.hasOwn(DIMENSIONS, dimension)
    ? DIMENSIONS[dimension as keyof typeof DIMENSIONS].label
    : (formats.find(({ id }) => String(id) === dimension)?.short_name ?? t.codes);

const standardLabels: ReadonlySet<string> = new Set(Object.values(DIMENSIONS).map(({ label }) => label));

/** The same within a sentence: "systems", or "SC codes", as a company writes the name of its format. */
export const rowsWord = (heading: string) =>
  standardLabels.has(heading) || heading === t.codes ? heading.toLowerCase() : t.headingCodes(heading);

/** How an amount reads: whole dollars, or dollars and cents for each unit of area. */
export const figureOf =
  (area: Area | null) =>
  (amount: number | null): string =>
    amount === null ? NOTHING : area ? formatCents(amount / area.value) : formatMoney(amount);

/** What pending items may still change of a row: one amount, or the least and the most. */
export function pendingText(
  { low, high }: Pick<TvdMember, 'low' | 'high'>,
  figure: (amount: number) => string,
): string {
  if (low === 0 && high === 0) return NOTHING;
  if (low === 0 || high === 0) return figure(low || high);
  return t.figureToFigure2(figure(low), figure(high));
}

/** The ends of what is pending for a row: only those that move it. */
export const pendingEnds = ({ low, high }: Pick<TvdMember, 'low' | 'high'>) =>
  [
    { end: 'low' as const, title: t.pendingLow, amount: low },
    { end: 'high' as const, title: t.pendingHigh, amount: high },
  ].filter(({ amount }) => amount !== 0);
