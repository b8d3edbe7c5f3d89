import { HEIGHTS } from './paginate.ts';

/** A line of the table of contents. */
export interface ContentsEntry {
  key: string;
  isSection: boolean;
  /** Whether a section stands above it. */
  isInSection: boolean;
  /** The page of its beginning, counted from the first sheet of paper. */
  page: number;
}

/** What a report has on which page, in the order of its pages. `before` are the sheets before the first of `pages`. */
export function contentsOf(
  papers: readonly { key: string; kind: string }[],
  pages: readonly (readonly { key: string }[])[],
  before: number,
): ContentsEntry[] {
  const kinds = new Map(papers.map(({ key, kind }) => [key, kind]));
  const seen = new Set<string>();
  const entries: ContentsEntry[] = [];
  let isInSection = false;
  for (const [at, pieces] of pages.entries())
    for (const { key } of pieces) {
      const kind = kinds.get(key);
      if (kind === undefined || seen.has(key)) continue;
      seen.add(key);
      const isSection = kind === 'section';
      entries.push({ key, isSection, isInSection: isInSection && !isSection, page: before + at + 1 });
      isInSection ||= isSection;
    }
  return entries;
}

const rowsOf = (room: number): number =>
  Math.max(1, Math.floor((room - HEIGHTS.contentsHead) / HEIGHTS.contentsRow));

/** How many sheets a table of contents of so many lines takes. */
export const contentsPages = (entries: number, room: number): number =>
  Math.max(1, Math.ceil(entries / rowsOf(room)));

/** The lines of a table of contents, sheet by sheet. */
export const contentsInPages = <T>(entries: readonly T[], room: number): T[][] =>
  Array.from({ length: contentsPages(entries.length, room) }, (_, at) =>
    entries.slice(at * rowsOf(room), (at + 1) * rowsOf(room)),
  );
