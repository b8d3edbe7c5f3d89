import { codeKey, type CodeRow } from './codeTree.ts';

/** Where a code of one format goes in another: to no code, one or several. */
export interface CodeMapping {
  from: string;
  to: string[];
  /** `same`: the names say the same; `alike`: at least half of their words are shared; `gap`: no code was found. */
  basis: 'same' | 'alike' | 'gap';
  /** Words in common by all words of both names, in percent; 0 for a gap. */
  likeness: number;
}

/** Share of words that two names must have in common, and the most names that may hold a word that is looked for. */
const limits = { share: 0.5, holders: 100 } as const;

const empty = new Set(['and', 'or', 'of', 'for', 'the', 'in', 'on', 'to', 'with', 'a', 'an']);

/** Words of a name as they are compared: in lower case, in the singular, without `and` and the like. */
function wordsOf(name: string): Set<string> {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !empty.has(word)).map(singular));
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:sh|ch|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

type Target = { row: CodeRow; words: Set<string>; place: number };

/** Words in common by all words of both; 1 where the names say the same. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** Leaves out a code whose parent, or one above it, was found too: its cost is already counted there. */
function topmost(found: readonly Target[], parents: ReadonlyMap<string, string | null>): Target[] {
  const keys = new Set(found.map(({ row }) => codeKey(row.div_code)));
  return found.filter(({ row }) => {
    const above = new Set<string>();
    let parent = row.parent_code === null ? null : codeKey(row.parent_code);
    while (parent !== null && !above.has(parent)) {
      if (keys.has(parent)) return false;
      above.add(parent);
      parent = parents.get(parent) ?? null;
    }
    return true;
  });
}

/**
 * Guesses by name where each code of a format goes in another, in the order of the first. The names most alike count;
 * where several are equally alike the code goes to all of them. Words in more than 100 names of the second format
 * point nowhere by themselves, so the time is linear in the codes.
 */
export function guessMapping(from: readonly CodeRow[], to: readonly CodeRow[]): CodeMapping[] {
  const parents = new Map(
    to.map((row) => [codeKey(row.div_code), row.parent_code === null ? null : codeKey(row.parent_code)]),
  );
  const byWord = new Map<string, Target[]>();
  const byName = new Map<string, Target[]>();
  to.forEach((row, place) => {
    const target = { row, words: wordsOf(row.name), place };
    push(byName, nameKey(target.words), target);
    for (const word of target.words) push(byWord, word, target);
  });
  return from.map(({ div_code: code, name }) => {
    const words = wordsOf(name);
    const same = words.size === 0 ? undefined : byName.get(nameKey(words));
    if (same) return { from: code, to: codesOf(topmost(same, parents)), basis: 'same', likeness: 100 };
    const holders = [...words].map((word) => byWord.get(word) ?? []);
    const near = new Set(holders.filter(({ length }) => length <= limits.holders).flat());
    let best: number = limits.share;
    let found: Target[] = [];
    for (const target of near) {
      const share = likeness(words, target.words);
      if (share > best) found = [];
      if (share >= best) {
        best = share;
        found.push(target);
      }
    }
    const targets = codesOf(topmost(found, parents));
    return targets.length > 0
      ? { from: code, to: targets, basis: 'alike', likeness: Math.round(best * 100) }
      : { from: code, to: targets, basis: 'gap', likeness: 0 };
  });
}

const nameKey = (words: ReadonlySet<string>): string => [...words].sort().join(' ');

const codesOf = (targets: readonly Target[]): string[] =>
  targets.toSorted((a, b) => a.place - b.place).map(({ row }) => row.div_code);

function push(lists: Map<string, Target[]>, key: string, target: Target): void {
  const list = lists.get(key);
  if (list) list.push(target);
  else lists.set(key, [target]);
}

/**
 * The codes that a mapping leaves out: those that go nowhere, and those that nothing goes to. A code is reached with the
 * codes above and below it. Codes of the mapping that a format no longer has are passed over.
 */
export function mappingGaps(
  from: readonly CodeRow[],
  to: readonly CodeRow[],
  mapping: readonly Pick<CodeMapping, 'from' | 'to'>[],
): { from: CodeRow[]; to: CodeRow[] } {
  const going = new Set(mapping.flatMap((one) => (one.to.length > 0 ? [codeKey(one.from)] : [])));
  const reached = new Set(mapping.flatMap((one) => one.to.map(codeKey)));
  return { from: unmarked(from, going), to: unmarked(to, reached) };
}

/** Rows that are not marked, nor below a marked one, nor above one. Parents stand before their children. */
function unmarked(rows: readonly CodeRow[], marked: ReadonlySet<string>): CodeRow[] {
  const below = new Set(marked);
  const above = new Set(marked);
  for (const { div_code: code, parent_code: parent } of rows)
    if (parent !== null && below.has(codeKey(parent))) below.add(codeKey(code));
  for (const { div_code: code, parent_code: parent } of rows.toReversed())
    if (parent !== null && above.has(codeKey(code))) above.add(codeKey(parent));
  return rows.filter(({ div_code: code }) => !below.has(codeKey(code)) && !above.has(codeKey(code)));
}
