import { codeKey, type CodeRow } from './codeTree.ts';
import type { PastedCode } from './readPastedCodes.ts';

/** What a pasted row does to a format. */
export type PasteState = 'new' | 'renamed' | 'same' | 'error';

/** Each pasted row with what it does; `before` is the name that it replaces. */
export function comparePaste(
  rows: readonly PastedCode[],
  existing: readonly CodeRow[],
): (PastedCode & { state: PasteState; before: string | null })[] {
  const names = new Map(existing.map((row) => [codeKey(row.div_code), row.name]));
  return rows.map((row) => {
    const before = names.get(codeKey(row.div_code)) ?? null;
    if (row.problem !== null) return { ...row, state: 'error', before: null };
    if (before === null) return { ...row, state: 'new', before };
    return before === row.name
      ? { ...row, state: 'same', before: null }
      : { ...row, state: 'renamed', before };
  });
}

/**
 * The format after a paste: codes that are there take the new name and keep their place, new ones follow their siblings.
 * Rows with a problem, and those below them, are left out.
 */
export function mergeCodes(existing: readonly CodeRow[], pasted: readonly PastedCode[]): CodeRow[] {
  const sound = new Set(pasted.flatMap((row) => (row.problem === null ? [codeKey(row.div_code)] : [])));
  const merged = new Map(existing.map((row) => [codeKey(row.div_code), row]));
  for (const { problem, div_code, name, parent_code } of pasted) {
    if (problem !== null) continue;
    if (parent_code !== null && !merged.has(codeKey(parent_code))) {
      // Its parent follows further down, or was left out.
      if (!sound.has(codeKey(parent_code))) continue;
    }
    const before = merged.get(codeKey(div_code));
    merged.set(codeKey(div_code), before ? { ...before, name } : { div_code, name, parent_code });
  }
  return inTreeOrder([...merged.values()]);
}

/** Parents before their children, siblings in the order they have. */
function inTreeOrder(rows: readonly CodeRow[]): CodeRow[] {
  const below = new Map<string | null, CodeRow[]>();
  for (const row of rows) {
    const key = row.parent_code === null ? null : codeKey(row.parent_code);
    const siblings = below.get(key);
    if (siblings) siblings.push(row);
    else below.set(key, [row]);
  }
  const ordered: CodeRow[] = [];
  const stack = (below.get(null) ?? []).toReversed();
  for (let row = stack.pop(); row; row = stack.pop()) {
    ordered.push(row);
    stack.push(...(below.get(codeKey(row.div_code)) ?? []).toReversed());
  }
  return ordered;
}
