/** What the lines of the past say of the words that are asked about, all in one format. */
export interface PastWords {
  /** Different texts that there are. */
  texts: number;
  /** In how many texts of each cost group a word stands. */
  words: readonly { word: string; cost_group_id: number; texts: number }[];
  /** Lines with the very text that is asked about. */
  exact: readonly { text: string; cost_group_id: number; lines: number }[];
}

/** A description as it is asked about: its text, and its words as the index has them. */
export interface AskedText {
  text: string;
  words: readonly string[];
}

/** The cost group that a description most likely goes under. */
export interface ProposedCode {
  cost_group_id: number;
  /** How sure it is, from 0 to 1. */
  share: number;
  by: 'text' | 'words';
}

/** Below this nobody is helped by a guess. */
const LEAST = 0.35;

/**
 * Proposes the cost group of each description from past lines: the one that the same text went under most often, else the one
 * that its words stand in, where a word counts the more the fewer texts have it, and words that nobody used count against. Null
 * where nothing is sure enough. Linear in words.
 */
export function proposeCodes(past: PastWords, asked: readonly AskedText[]): (ProposedCode | null)[] {
  const exact = shares(
    past.exact.map(({ text, cost_group_id, lines }) => ({ key: text, cost_group_id, count: lines })),
  );
  const words = shares(
    past.words.map(({ word, cost_group_id, texts }) => ({ key: word, cost_group_id, count: texts })),
  );
  const rarity = (seen: number) => Math.log(1 + past.texts / Math.max(1, seen));
  return asked.map(({ text, words: own }) => {
    const same = exact.get(text);
    if (same) return { ...best(same.parts), by: 'text' };
    const scores = new Map<number, number>();
    let most = 0;
    for (const word of own) {
      const known = words.get(word);
      const weight = rarity(known?.count ?? 0);
      most += weight;
      for (const [group, share] of known?.parts ?? [])
        scores.set(group, (scores.get(group) ?? 0) + weight * share);
    }
    if (scores.size === 0) return null;
    const { cost_group_id, share } = best(scores);
    return share / most < LEAST ? null : { cost_group_id, share: share / most, by: 'words' };
  });
}

interface Counted {
  key: string;
  cost_group_id: number;
  count: number;
}

/** How much of each key goes to which cost group. */
function shares(rows: readonly Counted[]): Map<string, { count: number; parts: Map<number, number> }> {
  const found = new Map<string, { count: number; parts: Map<number, number> }>();
  for (const { key, cost_group_id: group, count } of rows) {
    const one = found.get(key) ?? { count: 0, parts: new Map<number, number>() };
    one.count += count;
    one.parts.set(group, (one.parts.get(group) ?? 0) + count);
    found.set(key, one);
  }
  for (const { count, parts } of found.values())
    for (const [group, part] of parts) parts.set(group, part / count);
  return found;
}

/** The largest share; of equal ones that of the older cost group. */
function best(parts: ReadonlyMap<number, number>): { cost_group_id: number; share: number } {
  let [cost_group_id, share] = [0, -1];
  for (const [group, part] of parts)
    if (part > share || (part === share && group < cost_group_id)) [cost_group_id, share] = [group, part];
  return { cost_group_id, share };
}
