import type { CodeRow } from '#domain/codes';
import type { Code } from '../codeQueries.ts';

/** A code with those below it. */
export interface CodeNode extends Code {
  children?: CodeNode[];
}

/** The codes as a tree, in the order of the format; linear. A search keeps what says all of its words, with everything above. */
export function toCodeTree(codes: readonly Code[], search: string): CodeNode[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const shown = words.length === 0 ? null : found(codes, words);
  const nodes = new Map<number, CodeNode>();
  const roots: CodeNode[] = [];
  for (const code of codes) if (!shown || shown.has(code.id)) nodes.set(code.id, { ...code });
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    if (parent) (parent.children ??= []).push(node);
    else roots.push(node);
  }
  return roots;
}

function found(codes: readonly Code[], words: readonly string[]): Set<number> {
  const byId = new Map(codes.map((code) => [code.id, code]));
  const shown = new Set<number>();
  for (const code of codes) {
    const text = `${code.div_code} ${code.name}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    for (let at: Code | undefined = code; at && !shown.has(at.id);)
      at = (shown.add(at.id), at.parent_id === null ? undefined : byId.get(at.parent_id));
  }
  return shown;
}

/** The codes of a format as the rules take them: parents by code. */
export function toCodeRows(codes: readonly Code[]): CodeRow[] {
  const names = new Map(codes.map(({ id, div_code: code }) => [id, code]));
  return codes.map(({ div_code, name, parent_id: parent }) => ({
    div_code,
    name,
    parent_code: parent === null ? null : (names.get(parent) ?? null),
  }));
}
