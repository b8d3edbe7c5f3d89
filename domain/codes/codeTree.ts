/** Most codes of one format, longest code and longest name; the contract states the same. */
export const CODE_LIMITS = { codes: 10_000, code: 50, name: 200 } as const;

/** A code as it is sent: its parent by code, null at the top. One that is kept stays the same by its `id`, whatever its code. */
export interface CodeRow {
  id?: number;
  div_code: string;
  name: string;
  parent_code: string | null;
}

/** Codes that differ by case or spaces around them are one. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/** Why a list of codes is no tree, at the place of the first row that breaks it; null when it is one. Linear. */
export function codeTreeProblem(rows: readonly CodeRow[]): { index: number; problem: string } | null {
  const places = new Map<string, number>();
  for (const [index, { div_code: code, name }] of rows.entries()) {
    if (code.trim() === '') return { index, problem: 'Code is required' };
    if (name.trim() === '') return { index, problem: `${code} has no name. Enter one.` };
    const first = places.get(codeKey(code));
    if (first !== undefined)
      return { index, problem: `${code} is there twice (rows ${first + 1} and ${index + 1}). Keep one.` };
    places.set(codeKey(code), index);
  }
  for (const [index, { div_code: code, parent_code: parent }] of rows.entries())
    if (parent !== null && !places.has(codeKey(parent)))
      return { index, problem: `${code} has no parent ${parent}. Add ${parent} or move ${code} up.` };
  return loopProblem(rows, places);
}

function loopProblem(rows: readonly CodeRow[], places: ReadonlyMap<string, number>) {
  const sound = new Set<number>();
  for (const start of rows.keys()) {
    const path = new Set<number>();
    for (let at: number | undefined = start; at !== undefined && !sound.has(at);) {
      if (path.has(at))
        return {
          index: at,
          problem: `${rows[at]?.div_code} is above itself. Give it another parent.`,
        };
      path.add(at);
      const parent: string | null = rows[at]?.parent_code ?? null;
      at = parent === null ? undefined : places.get(codeKey(parent));
    }
    for (const at of path) sound.add(at);
  }
  return null;
}
