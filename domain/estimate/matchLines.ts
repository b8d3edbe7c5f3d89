/** A line as far as two estimates are compared by it. Amount in dollars. */
export interface ComparedLine {
  description: string;
  cost_group_id: number | null;
  component_id: number;
  quantity: number | null;
  unit: string | null;
  amount: number;
}

/** What two matched lines have in common: their text, quantity and amount, or most of their words; or that a person has said so. */
export type MatchedBy = 'text' | 'amount' | 'words' | 'hand';

/** What a person has said of two lines, by their places in the lists: one work, or not. */
export interface SaidPair {
  before: number;
  after: number;
  isMatch: boolean;
}

/** Two lines that are the same work, or one that only one of the estimates has. */
export type LinePair<Line> =
  | { before: Line; after: Line; by: MatchedBy }
  | { before: Line; after: null; by: null }
  | { before: null; after: Line; by: null };

/** Pairs of lines of which the words are compared; beyond, lines that were worded anew count as new and removed. */
const WORD_BUDGET = 250_000;
/** Share of their words that two lines must have in common. */
const ALIKE = 0.5;

/** A text in lower case without punctuation. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Pass<Line> = { by: MatchedBy; isUnique?: boolean; keyOf: (line: Line, text: string) => string | null };

const place = ({ cost_group_id: group, component_id: component }: ComparedLine) => `${component}/${group}`;

/** From the strictest likeness to the loosest; what an earlier one has matched is not looked at again. */
const passes: readonly Pass<ComparedLine>[] = [
  {
    by: 'text',
    keyOf: (line, text) => `${place(line)}/${text}/${line.unit}/${line.quantity}/${line.amount}`,
  },
  { by: 'text', keyOf: (line, text) => `${place(line)}/${text}/${line.unit}` },
  { by: 'text', keyOf: (line, text) => `${place(line)}/${text}` },
  { by: 'text', keyOf: (line, text) => `${line.cost_group_id}/${text}` },
  { by: 'text', isUnique: true, keyOf: (_line, text) => (text.length < 4 ? null : text) },
  {
    by: 'amount',
    isUnique: true,
    keyOf: (line) =>
      line.amount === 0 ? null : `${place(line)}/${line.unit}/${line.quantity}/${line.amount}`,
  },
];

/**
 * Which line of one estimate is which of the other: by place and text, by text alone where it is unique, by quantity and amount,
 * at last by most of their words within one cost group and component. What a person has said goes before all of it: lines said to be
 * apart stand alone. Each line is in exactly one pair.
 */
export function matchLines<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
  said: readonly SaidPair[] = [],
): LinePair<Line>[] {
  const texts = [before, after].map((lines) => lines.map(({ description }) => plainText(description)));
  const [oldTexts = [], newTexts = []] = texts;
  const pairs: LinePair<Line>[] = [];
  let oldLeft = before.map((_, index) => index);
  let newLeft = after.map((_, index) => index);
  const taken = new Set<number>();
  const pair = (old: number, now: number, by: MatchedBy) => {
    taken.add(old);
    pairs.push({ before: before[old] as Line, after: after[now] as Line, by });
  };
  const [oldSaid, newSaid] = [new Set<number>(), new Set<number>()];
  for (const { before: old, after: now, isMatch } of said) {
    if (oldSaid.has(old) || newSaid.has(now)) continue;
    oldSaid.add(old);
    newSaid.add(now);
    if (isMatch) pair(old, now, 'hand');
    else
      pairs.push(
        { before: before[old] as Line, after: null, by: null },
        { before: null, after: after[now] as Line, by: null },
      );
  }
  if (oldSaid.size > 0) {
    oldLeft = oldLeft.filter((index) => !oldSaid.has(index));
    newLeft = newLeft.filter((index) => !newSaid.has(index));
  }
  for (const { by, keyOf, isUnique } of passes) {
    const waiting = new Map<string, number[]>();
    // Taken from the end: the first of equal lines goes with the first.
    for (const index of oldLeft.toReversed()) {
      const key = keyOf(before[index] as Line, oldTexts[index] ?? '');
      if (key === null) continue;
      const list = waiting.get(key);
      if (list) list.push(index);
      else waiting.set(key, [index]);
    }
    const keys = newLeft.map((index) => keyOf(after[index] as Line, newTexts[index] ?? ''));
    const counts = new Map<string | null, number>();
    if (isUnique) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    newLeft = newLeft.filter((index, at) => {
      const key = keys[at] ?? null;
      const list = key === null ? undefined : waiting.get(key);
      if (!list || (isUnique && (list.length > 1 || (counts.get(key) ?? 0) > 1))) return true;
      const found = list.pop();
      if (found === undefined) return true;
      pair(found, index, by);
      return false;
    });
    oldLeft = oldLeft.filter((index) => !taken.has(index));
  }
  const byWords = likeWords(before, after, { oldLeft, newLeft, oldTexts, newTexts });
  const matchedNow = new Set<number>();
  for (const [old, now] of byWords) {
    pair(old, now, 'words');
    matchedNow.add(now);
  }
  for (const index of oldLeft)
    if (!taken.has(index)) pairs.push({ before: before[index] as Line, after: null, by: null });
  for (const index of newLeft)
    if (!matchedNow.has(index)) pairs.push({ before: null, after: after[index] as Line, by: null });
  return pairs;
}

interface Left {
  oldLeft: readonly number[];
  newLeft: readonly number[];
  oldTexts: readonly string[];
  newTexts: readonly string[];
}

/** Lines of one place that have most of their words in common, the most alike first; within a budget of comparisons. */
function likeWords<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
  { oldLeft, newLeft, oldTexts, newTexts }: Left,
): [number, number][] {
  const places = new Map<string, number[]>();
  for (const index of oldLeft) {
    const key = place(before[index] as Line);
    const list = places.get(key);
    if (list) list.push(index);
    else places.set(key, [index]);
  }
  const words = new Map<string, ReadonlySet<string>>();
  const wordsOf = (text: string) => {
    const known = words.get(text);
    if (known) return known;
    const fresh = new Set(text.split(' ').slice(0, 40));
    words.set(text, fresh);
    return fresh;
  };
  const alike: [number, number, number][] = [];
  let budget = WORD_BUDGET;
  for (const now of newLeft) {
    const others = places.get(place(after[now] as Line)) ?? [];
    budget -= others.length;
    if (budget < 0) break;
    const mine = wordsOf(newTexts[now] ?? '');
    for (const old of others) {
      const theirs = wordsOf(oldTexts[old] ?? '');
      let common = 0;
      for (const word of mine) if (theirs.has(word)) common += 1;
      const share = common / (mine.size + theirs.size - common);
      if (share >= ALIKE) alike.push([share, old, now]);
    }
  }
  const [oldTaken, newTaken] = [new Set<number>(), new Set<number>()];
  const found: [number, number][] = [];
  for (const [, old, now] of alike.sort((a, b) => b[0] - a[0] || a[1] - b[1] || a[2] - b[2])) {
    if (oldTaken.has(old) || newTaken.has(now)) continue;
    oldTaken.add(old);
    newTaken.add(now);
    found.push([old, now]);
  }
  return found;
}
