/** A code as it is kept. */
export interface StoredCode {
  id: number;
  div_code: string;
  name: string;
  parent_id: number | null;
}

/** A code whose cost counts under another code of the first level than before. */
export interface MovedCode {
  id: number;
  from: string;
  to: string;
}

/** What a change does to the codes of a format. */
export interface CodeChanges {
  added: number;
  renamed: number;
  recoded: number;
  /** Codes below another one than before. */
  placed: number;
  removed: StoredCode[];
  moved: MovedCode[];
}

/** The code of the first level above each code. Parents may follow their children. */
function topsOf(codes: readonly StoredCode[]): Map<number, StoredCode> {
  const byId = new Map(codes.map((code) => [code.id, code]));
  const tops = new Map<number, StoredCode>();
  for (const code of codes) {
    const path: StoredCode[] = [];
    let at: StoredCode | undefined = code;
    while (at && !tops.has(at.id) && path.length <= codes.length) {
      path.push(at);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id);
    }
    const top = (at && tops.get(at.id)) ?? path.at(-1);
    if (top) for (const one of path) tops.set(one.id, top);
  }
  return tops;
}

/** What a change does to the codes of a format; codes are the same while their number is. Linear. */
export function codeChanges(before: readonly StoredCode[], after: readonly StoredCode[]): CodeChanges {
  const known = new Map(before.map((code) => [code.id, code]));
  const staying = new Set(after.map(({ id }) => id));
  const [oldTops, newTops] = [topsOf(before), topsOf(after)];
  const changes: CodeChanges = {
    added: 0,
    renamed: 0,
    recoded: 0,
    placed: 0,
    removed: before.filter(({ id }) => !staying.has(id)),
    moved: [],
  };
  for (const code of after) {
    const old = known.get(code.id);
    if (!old) {
      changes.added += 1;
      continue;
    }
    if (old.name !== code.name) changes.renamed += 1;
    if (old.div_code !== code.div_code) changes.recoded += 1;
    if (old.parent_id !== code.parent_id) changes.placed += 1;
    const [from, to] = [oldTops.get(code.id), newTops.get(code.id)];
    if (from && to && from.id !== to.id)
      changes.moved.push({
        id: code.id,
        from: `${from.div_code} ${from.name}`,
        to: `${to.div_code} ${to.name}`,
      });
  }
  return changes;
}
