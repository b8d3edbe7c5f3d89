import type { SentencePart } from '#domain/foresite';
import { abbreviate, sumMoney } from '#domain/money';
import * as t from '../texts.ts';
import type { Foresite } from './costTrendTypes.ts';

/** What the focus would add to the forecast, in dollars, and what to call it: "S-1", "2 items". */
export interface WhatIf {
  name: string;
  cost: number;
}

/** Forecast and gap with the focus counted in, in dollars; null without an estimate or a target. */
export function positionWith({ summary, target_budget: target }: Foresite, { cost }: WhatIf) {
  const forecast = summary.forecast === null ? null : sumMoney([summary.forecast, cost]);
  const gap = forecast === null || target === null ? null : sumMoney([forecast, -target]);
  return { forecast, gap };
}

/** The focus as a sentence after the headline: "With S-1 the forecast is $299.9M, $5.1M under budget." */
export function whatIfSentence(data: Foresite, whatIf: WhatIf): SentencePart[] {
  const { forecast, gap } = positionWith(data, whatIf);
  if (forecast === null) return [];
  const size = gap === null ? '' : abbreviate(Math.abs(gap));
  const stand =
    size === '$0' ? t.onBudgetLower : t.sizeValueBudget(size, (gap ?? 0) > 0 ? t.overLower : t.underLower);
  return [
    { text: t.withNameItIs(whatIf.name), strong: false },
    { text: abbreviate(forecast), strong: true },
    ...(gap === null
      ? []
      : [
          { text: ', ', strong: false },
          { text: stand, strong: true },
        ]),
    { text: '.', strong: false },
  ];
}
