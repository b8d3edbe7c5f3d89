import { sumMoney } from '#domain/money';
import type { DifferentLine } from './difference.ts';
import { type ComparedLine, plainText } from './matchLines.ts';

/** An item as far as it is looked for in an estimate. Cost in dollars. */
export interface SoughtItem {
  id: number;
  /** As lines name it, e.g. `VO-003`. */
  code: string;
  name: string;
  cost: number;
}

/** Lines that may be an item's work. */
export interface ContainedItem {
  item_id: number;
  /** What these lines changed by, in dollars. */
  found: number;
  lines_count: number;
  /** 0 to 100. */
  sure: number;
  reason: 'code' | 'text' | 'amount';
}

/** Words that say nothing of what is built. */
const idle = new Set('a an and at by for from in into instead not of on or the to with without'.split(' '));
/** Share of an item's words that a line must name. */
const NAMED = 0.5;
/** Below it, nothing is suggested. */
const LEAST = 50;

/** Words as they are compared: a plural goes with its singular. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    plainText(text)
      .split(' ')
      .filter((word) => word.length > 1 && !idle.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  ),
];

const closeness = (found: number, cost: number) =>
  1 - Math.min(1, Math.abs(found - cost) / Math.max(Math.abs(found), Math.abs(cost), 1));

/**
 * Which items an estimate seems to contain already, by the lines that differ: those that name its code; those that name most of its
 * words; one that changed by just its cost. Linear in the words of the lines.
 */
export function containedItems(
  items: readonly SoughtItem[],
  lines: readonly DifferentLine<ComparedLine>[],
): ContainedItem[] {
  const changes = lines.map(({ quantity, price, other }) => sumMoney([quantity, price, other]));
  const texts = lines.map(({ before, after }) =>
    plainText(`${before?.description ?? ''} ${after?.description ?? ''}`),
  );
  const naming = new Map<string, number[]>();
  texts.forEach((text, index) => {
    for (const word of wordsOf(text)) {
      const list = naming.get(word);
      if (list) list.push(index);
      else naming.set(word, [index]);
    }
  });
  const byChange = new Map<number, number[]>();
  changes.forEach((change, index) => {
    const list = byChange.get(change);
    if (list) list.push(index);
    else byChange.set(change, [index]);
  });
  const suggestion = (
    item: SoughtItem,
    found: readonly number[],
    reason: ContainedItem['reason'],
    share: number,
  ) => {
    const sum = sumMoney(found.map((index) => changes[index] ?? 0));
    const sure =
      reason === 'code' ? 95 + 4 * closeness(sum, item.cost) : 50 * share + 45 * closeness(sum, item.cost);
    return { item_id: item.id, found: sum, lines_count: found.length, sure: Math.round(sure), reason };
  };
  return items.flatMap((item) => {
    const code = ` ${plainText(item.code)} `;
    const last = code.trim().split(' ').at(-1) ?? '';
    const coded = (naming.get(last) ?? []).filter((index) => ` ${texts[index]} `.includes(code));
    if (coded.length > 0) return suggestion(item, coded, 'code', 1);
    const words = wordsOf(item.name);
    const hits = new Map<number, number>();
    for (const word of words)
      for (const index of naming.get(word) ?? []) hits.set(index, (hits.get(index) ?? 0) + 1);
    const named = [...hits].filter(
      ([, count]) => count >= Math.min(words.length, Math.max(2, words.length * NAMED)),
    );
    const share = Math.max(0, ...named.map(([, count]) => count / words.length));
    const text =
      named.length > 0
        ? suggestion(
            item,
            named.map(([index]) => index),
            'text',
            share,
          )
        : null;
    if (text && text.sure >= LEAST) return text;
    const exact = item.cost === 0 ? [] : (byChange.get(item.cost) ?? []);
    return exact.length === 1 ? { ...suggestion(item, exact, 'amount', 0), sure: 60 } : [];
  });
}
