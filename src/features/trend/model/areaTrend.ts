import type { components } from '#contract/api.ts';
import { formatArea } from '#domain/area';
import { headlineSentence, type SentencePart } from '#domain/foresite';
import * as t from '../texts.ts';
import type { Foresite } from './costTrendTypes.ts';

export type AreaTrend = components['schemas']['AreaTrend'];

const nothing = { count: 0, cost: 0 };

/** The areas of a program as the drawing of the cost trend reads its data; items change areas without margins. */
export function trendOfArea(area: AreaTrend): Foresite {
  const { unit, target, summary, design_milestones: milestones, pending_decisions: decisions } = area;
  const exact = {
    high_top_margin: 0,
    high_bottom_margin: 0,
    low_top_margin: 0,
    low_bottom_margin: 0,
    is_exact: true,
  };
  const { planned: _planned, ...position } = summary;
  return {
    today: area.today,
    dimension: 'components',
    series: area.series,
    design_milestones: milestones.map(({ has_area, ...milestone }) => ({
      ...milestone,
      has_estimate: has_area,
    })),
    other_milestones: [],
    pending_decisions: decisions.map((row) => ({ ...row, ...exact })),
    approved_series: area.approved_series,
    estimated_approved_series: [],
    current_milestone_id: area.current_milestone_id,
    previous_milestone_id: null,
    forecasted_milestone_id: area.forecasted_milestone_id,
    target_budget: target,
    area: { value: target ?? 0, unit },
    completion_date: area.completion_date,
    owner_costs: [],
    budget_adjusted: { cost: null, sqft: 0, components: [] },
    summary: {
      ...position,
      is_exact: true,
      program_value: target,
      current_estimate: summary.planned,
      generated: { approved: nothing, rejected: nothing, pending: nothing },
    },
  };
}

/** One sentence that says what the chart means: "The area forecast of 304,000 GSF is on target." */
export const areaTrendLead = ({ summary, unit }: AreaTrend): SentencePart[] =>
  headlineSentence(summary, {
    subject: t.theAreaForecast,
    aim: 'target',
    write: (value) => formatArea({ value, unit }),
    none: t.noMilestoneHasAnEstimateYet,
  });
