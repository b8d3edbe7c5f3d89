import type { CodeRow, OutlineCode } from '#domain/codes';
import type { Code } from '../codeQueries.ts';

/** A code with those below it. */
export interface CodeNode extends Code {
  children?: CodeNode[];
}

/** The codes as a tree, in the order of the format; linear. */
export function toCodeTree(codes: readonly Code[]): CodeNode[] {
  const nodes = new Map<number, CodeNode>(codes.map((code) => [code.id, { ...code }]));
  const roots: CodeNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    if (parent) (parent.children ??= []).push(node);
    else roots.push(node);
  }
  return roots;
}

/** Rows of an outline that say all of the words, with everything above them. Linear. */
export function matchingCodes<Row extends OutlineCode>(
  rows: readonly Row[],
  words: readonly string[],
): readonly Row[] {
  const shown = new Set<Row>();
  const above: Row[] = [];
  for (const row of rows) {
    above.length = row.level - 1;
    above.push(row);
    const text = `${row.div_code} ${row.name}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    for (let at = above.length - 1; at >= 0; at--) {
      const one = above[at] as Row;
      if (shown.has(one)) break;
      shown.add(one);
    }
  }
  return rows.filter((row) => shown.has(row));
}

/** The codes of a format as the rules take them: parents by code. */
export function toCodeRows(codes: readonly Code[]): CodeRow[] {
  const names = new Map(codes.map(({ id, div_code: code }) => [id, code]));
  return codes.map(({ id, div_code, name, parent_id: parent }) => ({
    id,
    div_code,
    name,
    parent_code: parent === null ? null : (names.get(parent) ?? null),
  }));
}
