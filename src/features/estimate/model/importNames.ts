import { type FileEstimate, isNearestAbove, matchCodes, matchComponents } from '#domain/estimate/import';
import type { ImportNames } from './importDraft.ts';
import { type Review, sheetMark } from './keptReview.ts';

interface KnownNames {
  groups: readonly { id: number; div_code: string; name: string }[];
  components: readonly { id: number; name: string; is_uncategorized: boolean }[];
}

/** What the words of a file mean here, and which of it is a guess that somebody should look at. */
export interface FoundNames extends ImportNames {
  /** Codes that nobody has here, and that went to the nearest above. */
  above: ReadonlySet<string>;
}

/** What the words of a file mean in this project: as somebody said, else as they are found. */
export function namesOf(
  estimate: FileEstimate,
  { codes, places }: Pick<Review, 'codes' | 'places'>,
  { groups, components }: KnownNames,
): FoundNames {
  const lines = estimate.sheets.flatMap((sheet) => sheet.lines);
  const foundCodes = matchCodes(
    lines.map(({ code }) => code),
    groups,
  );
  const byId = new Map(groups.map((group) => [group.id, group]));
  const above = new Set(
    [...foundCodes].flatMap(([code, id]) => {
      const group = codes.has(code) ? undefined : byId.get(id);
      return group && isNearestAbove(code, group) ? [code] : [];
    }),
  );
  for (const [code, id] of codes)
    if (id === null) foundCodes.delete(code);
    else foundCodes.set(code, id);
  const found = matchComponents(
    lines.map(({ component }) => component),
    components,
  );
  for (const [name, id] of places) if (!name.startsWith(sheetMark)) found.set(name, id);
  const bySheet = matchComponents(
    estimate.sheets.map(({ name }) => name),
    components,
  );
  const usual = components.find((one) => one.is_uncategorized) ?? components[0];
  const sheets = estimate.sheets.flatMap(({ name, index }) => {
    const id = places.get(sheetMark + index) ?? bySheet.get(name);
    return id === undefined ? [] : [[index, id] as const];
  });
  return { above, codes: foundCodes, components: found, sheets: new Map(sheets), usual: usual?.id ?? 0 };
}
