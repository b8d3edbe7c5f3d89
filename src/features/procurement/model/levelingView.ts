import { bidsByLine, isInScope, type LevelingSheet, type ScopeLine } from '#domain/procurement';

/** What the leveling shows; all of it is in the address. */
export interface LevelingView {
  search: string;
  division: string | null;
  /** Only lines that not every bid includes. */
  differencesOnly: boolean;
  /** Whether plugs count in the totals. */
  countsPlugs: boolean;
}

/** A view that leaves no line out. */
export const allLines = { search: '', division: null, differencesOnly: false } as const;

/** Whether some lines may be out of sight. */
export const isPartial = ({ search, division, differencesOnly }: LevelingView): boolean =>
  search.trim() !== '' || division !== null || differencesOnly;

/** Reads the view out of an address; what does not fit counts as not given. */
export const readLevelingView = (address: URLSearchParams): LevelingView => ({
  search: address.get('search') ?? '',
  division: address.get('division')?.slice(0, 40) || null,
  differencesOnly: address.get('differences') === 'true',
  countsPlugs: address.get('plugs') !== 'false',
});

/** Writes the view into an address; what else it holds stays. */
export function writeLevelingView(address: URLSearchParams, view: LevelingView): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = {
    search: view.search || null,
    division: view.division,
    differences: view.differencesOnly ? 'true' : null,
    plugs: view.countsPlugs ? null : 'false',
  };
  for (const [name, value] of Object.entries(values))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}

/** The division of a section: two digits of a numbered one (`08 44 13`, `084413`), else its first word; null without a section. */
export function divisionOf({ section }: Pick<ScopeLine, 'section'>): string | null {
  const first = section.trim().split(/[\s.-]/, 1)[0] ?? '';
  return /^\d{2}/.test(first) ? first.slice(0, 2) : first || null;
}

/** The divisions of a sheet in their order. */
export const divisionsOf = ({ lines }: LevelingSheet): string[] =>
  [...new Set(lines.map(divisionOf))].filter((one) => one !== null).toSorted();

/** Lines of the package that some bid does not include, by id. */
export function differencesOf({ lines, bidders }: LevelingSheet): ReadonlySet<number> {
  const bids = bidders.map(bidsByLine);
  const differs = ({ id }: ScopeLine) =>
    bids.some((byLine) => (byLine.get(id)?.coverage ?? 'MISSING') !== 'INCLUDED');
  return new Set(lines.filter((line) => isInScope(line) && differs(line)).map(({ id }) => id));
}

/** The lines that a view shows. */
export function linesInView(
  { lines }: LevelingSheet,
  view: LevelingView,
  differences: ReadonlySet<number>,
): ScopeLine[] {
  const words = view.search.trim().toLocaleLowerCase().split(/\s+/);
  return lines.filter((line) => {
    if (view.division !== null && divisionOf(line) !== view.division) return false;
    if (view.differencesOnly && !differences.has(line.id)) return false;
    const text = `${line.section} ${line.name}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
