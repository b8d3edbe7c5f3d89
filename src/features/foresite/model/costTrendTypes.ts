import type { components } from '#contract/api.ts';

export type Foresite = components['schemas']['Foresite'];

/** What the columns measure (spec §9: cost display modes). */
export type CostDisplay = 'COST' | 'COST_PER_GSF' | 'GSF';

/** What the reader chose to see. `hidden` holds ids of members switched off in the legend. */
export interface TrendChoices {
  display: CostDisplay;
  delta: boolean;
  timeScale: boolean;
  quarters: boolean;
  patterns: boolean;
  hidden: ReadonlySet<string>;
}

export const firstChoices: TrendChoices = {
  display: 'COST',
  delta: true,
  timeScale: true,
  quarters: true,
  patterns: false,
  hidden: new Set(),
};

/** What to call an option in the chart; undefined while it is unknown. */
export type NameItem = (id: number) => { code: string; name: string } | undefined;
