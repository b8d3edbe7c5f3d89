import { defineSlot } from '#platform/storage';

/** The cards below the target area, in their usual order. */
export const OVERVIEW_CARDS = {
  area: 'Area trend',
  news: 'Since your last visit',
  cost: 'Cost',
  estimate: 'Estimate',
  issues: 'Issues',
  calibrate: 'Calibrate',
  due: 'Due',
  components: 'Components',
} as const;

/** A card of the overview. */
export type OverviewCard = keyof typeof OVERVIEW_CARDS;

/** How a person likes the overview: every card in their order, and those that are off. */
export interface OverviewLook {
  order: readonly OverviewCard[];
  hidden: readonly OverviewCard[];
}

const cards = Object.keys(OVERVIEW_CARDS) as OverviewCard[];

/** What holds for somebody who has chosen nothing. */
export const usualLook: OverviewLook = { order: cards, hidden: [] };

const cardsIn = (kept: unknown): OverviewCard[] => {
  const list: unknown[] = Array.isArray(kept) ? kept : [];
  return [...new Set(list)].filter((one): one is OverviewCard => cards.some((card) => card === one));
};

/** A look as it was kept; what does not fit counts as not said, and a card that is new comes last. */
export function readLook(stored: unknown): OverviewLook {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const order = cardsIn(kept['order']);
  return {
    order: order.length === 0 ? cards : [...order, ...cards.filter((card) => !order.includes(card))],
    hidden: cardsIn(kept['hidden']),
  };
}

/** A person's own look. */
export const lookSlot = defineSlot<OverviewLook>('overview.cards', readLook);

/** The look with a card one place up (-1) or down (1); as it is at the end of the list. */
export function movedCard(look: OverviewLook, card: OverviewCard, by: -1 | 1): OverviewLook {
  const from = look.order.indexOf(card);
  const to = from + by;
  if (from < 0 || to < 0 || to >= look.order.length) return look;
  return { ...look, order: look.order.toSpliced(from, 1).toSpliced(to, 0, card) };
}

/** The look with a card on or off. */
export const switchedCard = (look: OverviewLook, card: OverviewCard, isOn: boolean): OverviewLook => ({
  ...look,
  hidden: isOn ? look.hidden.filter((one) => one !== card) : [...look.hidden, card],
});
