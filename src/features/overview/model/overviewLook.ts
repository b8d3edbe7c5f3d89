import { definePageSetup, type Look, readLook } from '#shared/look';
import * as t from '../texts.ts';

/** The cards below the target area, in their usual order. */
export const OVERVIEW_CARDS = {
  area: t.areaTrend,
  news: t.sinceYourLastVisit,
  cost: t.cost,
  estimate: t.estimate,
  calibrate: t.calibrate,
  components: t.components,
  issues: t.issues,
  due: t.due,
  metric: t.customMetric,
} as const;

/** A card of the overview. */
export type OverviewCard = keyof typeof OVERVIEW_CARDS;

/** Which cards a person sees, and in what order. */
export const overviewSetup = definePageSetup<Look<OverviewCard>>('overview', 'overview.cards', (stored) =>
  readLook(OVERVIEW_CARDS, stored),
);
