import type { ReportCardShape } from '#shared/reports';
import { type Foresite, firstChoices, type TrendChoices } from './costTrendTypes.ts';
import { readStack } from './costTrendStack.ts';

/** What the card of a report shows of the trend, as the reader of ForeSite chooses it; its members are told by name. */
export function cardChoices({
  dimension = firstChoices.dimension,
  cost_display: display = firstChoices.display,
  show_delta: delta = true,
  time_scale: timeScale = true,
  top_axis: top = 'quarters',
  show_risk: risk = false,
  show_outcome: outcome = false,
}: ReportCardShape): TrendChoices {
  return {
    ...firstChoices,
    // Risks are shown by component (docs/product/foresite.md).
    dimension: risk ? firstChoices.dimension : dimension,
    display,
    delta,
    timeScale,
    quarters: top === 'quarters',
    risk,
    outcome,
  };
}

/** The members of these names, by id. Risks are shown with every member on. */
export function hiddenMembers(
  data: Foresite,
  { display, risk }: Pick<TrendChoices, 'display' | 'risk'>,
  { hidden_members: names = [] }: ReportCardShape,
): ReadonlySet<string> {
  if (risk || names.length === 0) return new Set();
  return new Set(
    readStack(data, display)
      .members.filter(({ name }) => names.includes(name))
      .map(({ id }) => id),
  );
}
