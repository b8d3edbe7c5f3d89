import type { components } from '#contract/api.ts';
import type { OverlayForm } from '#design-system/charts/axes/overlayText.ts';

export type Foresite = components['schemas']['Foresite'];

/** What the columns measure (docs/product/foresite.md: cost display modes). */
export type CostDisplay = 'COST' | 'COST_PER_GSF' | 'GSF';

/** What the amounts of a trend are drawn as: by display mode, or as areas where they are areas themselves (chart in area mode). */
export type TrendMeasure = CostDisplay | 'AREA';

/** What the columns split by, and which members are switched off. */
export interface TrendSplit {
  /** A standard dimension, or the number of one of the company's formats. */
  dimension: string;
  hidden: ReadonlySet<string>;
}

/** What the reader chose to see; `readTrendChoices` makes them of what was remembered. */
export interface TrendChoices extends TrendSplit {
  display: CostDisplay;
  delta: boolean;
  timeScale: boolean;
  quarters: boolean;
  patterns: boolean;
  risk: boolean;
  outcome: boolean;
  /** What pots of contingency hold, below the trend. */
  contingency: boolean;
  /** How the ends of the pending range are written. */
  overlay: OverlayForm;
  /** The split to go back to when risks are switched off (docs/product/foresite.md). */
  before: TrendSplit | null;
}

export const firstChoices: TrendChoices = {
  display: 'COST',
  delta: true,
  timeScale: true,
  quarters: true,
  patterns: false,
  risk: false,
  outcome: false,
  contingency: false,
  overlay: 'total',
  dimension: 'components',
  hidden: new Set(),
  before: null,
};

/** The likely range of the outcome, in dollars. */
export interface OutcomeBand {
  p10: number;
  p50: number;
  p90: number;
}
