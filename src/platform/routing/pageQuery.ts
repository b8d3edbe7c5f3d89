/** A row of a list by its id, or a new one. */
export type RowOrNew = number | 'new';

const toId = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
const rowOrNew = (text: string): RowOrNew | undefined => (text === 'new' ? 'new' : toId(text));
const yes = (text: string): true | undefined => (text === 'true' ? true : undefined);
const word = (text: string): string | undefined => (/^[a-z][\w-]{0,39}$/i.test(text) ? text : undefined);
const stepsBack = (text: string): number | undefined => (/^-[1-9]\d?$/.test(text) ? Number(text) : undefined);

/** The query parameters of pages (docs/product/frame.md), each with what it may hold. */
const PARAMETERS = {
  itemDetailsId: rowOrNew,
  focusSection: word,
  activeMilestoneId: toId,
  tab: word,
  roleDetailsId: rowOrNew,
  goBackSteps: stepsBack,
  showStepper: yes,
  from_logout: yes,
  code: (text: string) => text || undefined,
  state: (text: string) => text || undefined,
  error: (text: string) => text || undefined,
  error_description: (text: string) => text || undefined,
} as const satisfies Record<string, (text: string) => unknown>;

/** Name of a query parameter that a page may read. */
export type QueryName = keyof typeof PARAMETERS;

/** What an address asks of its page; what is missing, repeated or makes no sense is left out. */
export type PageQuery = { [Name in QueryName]?: NonNullable<ReturnType<(typeof PARAMETERS)[Name]>> };

/** Reads the query parameters of an address that are known, and no others. */
export function readPageQuery(search: string | URLSearchParams): PageQuery {
  const given = new URLSearchParams(search);
  const read = Object.entries(PARAMETERS).flatMap(([name, parse]) => {
    const all = given.getAll(name);
    const value = all.length === 1 ? parse(all[0] ?? '') : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read);
}
