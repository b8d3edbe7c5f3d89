import { explainMarkups, type ItemMarkup, type ItemMarkupChoice } from '#domain/markups';
import { formatMoney, formatNumber } from '#domain/money';
import type { Item } from '#shared/foresite';
import * as t from '../texts.ts';

/** What an item says about its project's lines; lines that it takes as they are say nothing. */
export const markupChoices = (lines: readonly ItemMarkup[]): ItemMarkupChoice[] =>
  lines
    .filter(({ is_excluded, value }) => is_excluded || value !== null)
    .map(({ id, is_excluded, value }) => ({ markup_id: id, is_excluded, value }));

/** The lines of an item over another subtotal than its saved one, in dollars, with their total. */
export function markedUp(item: Pick<Item, 'markups'>, subtotal: number) {
  const lines = item.markups.map(({ id, name, kind, project_value: value }) => ({ id, name, kind, value }));
  return explainMarkups(subtotal, lines, markupChoices(item.markups));
}

/** Whether anything comes on top of the scope: the project's markups reach the item, and not all of them are left out or nothing. */
export const hasMarkups = ({ use_markups, markups }: Pick<Item, 'use_markups' | 'markups'>): boolean =>
  use_markups === true &&
  markups.some(({ applies, value, project_value }) => applies && (value ?? project_value) !== 0);

/** The item's choices with one of them changed; as the project has it, it leaves the list. */
export function withChoice(
  choices: readonly ItemMarkupChoice[],
  change: ItemMarkupChoice,
): ItemMarkupChoice[] {
  const others = choices.filter(({ markup_id }) => markup_id !== change.markup_id);
  const says = change.is_excluded || change.value !== null;
  return says ? [...others, change] : others;
}

/** "8.5%" or "$90,000". */
export const rateWords = ({ kind, project_value, value }: ItemMarkup): string => {
  const rate = value ?? project_value;
  return kind === 'lump_sum' ? formatMoney(rate) : `${formatNumber(rate)}%`;
};

/** What a line is taken of, and how it differs from the project's. */
export function markupNote(line: ItemMarkup): string {
  if (line.is_excluded) return t.leftOut;
  if (line.kind === 'lump_sum')
    return line.value === null ? t.rateWordsForTheProject(rateWords(line)) : t.lumpSum;
  const base = line.kind === 'percent_direct' ? t.ofDirectCost : t.ofTheRunningTotal;
  return line.value === null ? base : t.baseRateWords(base, rateWords({ ...line, value: null }));
}
