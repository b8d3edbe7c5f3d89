import { definePageSetup, type Look, readLook } from '#shared/look';

/** The cards below the target area, in their usual order. */
export const OVERVIEW_CARDS = {
  area: 'Area trend',
  news: 'Since your last visit',
  cost: 'Cost',
  estimate: 'Estimate',
  calibrate: 'Calibrate',
  components: 'Components',
  issues: 'Issues',
  due: 'Due',
  metric: 'Custom metric',
} as const;

/** A card of the overview. */
export type OverviewCard = keyof typeof OVERVIEW_CARDS;

/** Which cards a person sees, and in what order. */
export const overviewSetup = definePageSetup<Look<OverviewCard>>('overview', 'overview.cards', (stored) =>
  readLook(OVERVIEW_CARDS, stored),
);
