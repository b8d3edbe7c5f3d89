import { toSquareFeet, type Area } from '#domain/area';
import {
  buildForesite,
  type ForesiteInput,
  type InputItem,
  type InputSplit,
  type RangeOf,
  UNCATEGORIZED_ID,
} from '#domain/foresite';
import { classifyMilestones } from '#domain/milestones';
import { roundCents, sumMoney } from '#domain/money';
import type { AreaComponent, AreaInput, AreaItem } from './areaInput.ts';
import { inUnit, type AreaTrend } from './inUnit.ts';

/** The member of the whole program, for whoever may not see it by component. */
const PROGRAM = { id: UNCATEGORIZED_ID, name: 'Program', color_index: 1 };

/** Square feet to the hundredth: then sums of areas are as exact as sums of cents. */
const squareFeet = (area: Area): number => roundCents(toSquareFeet(area));

/** Whether an item's component counts toward the project's area; without one it does. */
function countedItems(input: AreaInput, counted: readonly AreaComponent[]): readonly AreaItem[] {
  const ids = new Set(counted.map(({ id }) => id));
  const home = input.components.find((component) => component.is_uncategorized);
  return input.items.filter((item) => {
    const owner = item.component_id ?? home?.id;
    return item.estimated_area.value !== 0 && (owner === undefined || ids.has(owner));
  });
}

/**
 * A milestone has an area where one was recorded with its estimate. The newest estimate's milestone always has: it follows
 * the components as they are designed now.
 */
function areaTotals(input: AreaInput, counted: readonly AreaComponent[]) {
  const ids = new Set(counted.map(({ id }) => id));
  const { current } = classifyMilestones(input.milestones);
  const now = counted.flatMap(({ id, area }) =>
    area && current ? [{ milestone_id: current.id, component_id: id, amount: squareFeet(area) }] : [],
  );
  const then = input.recorded
    .filter((row) => row.milestone_id !== current?.id && ids.has(row.component_id))
    .map(({ area, ...place }) => ({ ...place, amount: squareFeet(area) }));
  return { current, totals: [...then, ...now] };
}

function toItem(item: AreaItem, split: InputSplit | undefined): InputItem {
  const { estimated_area, ...rest } = item;
  const cost = squareFeet(estimated_area);
  const rows = split && { rows: [{ member_id: PROGRAM.id, amount: cost }] };
  return { ...rest, cost, lower_limit: 0, upper_limit: 0, ...rows };
}

/** The rows of the cost trend with square feet in the place of dollars: what holds for budgets holds for areas. */
function asForesite(input: AreaInput, counted: readonly AreaComponent[]): ForesiteInput {
  const { current, totals } = areaTotals(input, counted);
  const known = new Set(totals.map((row) => row.milestone_id));
  const split: InputSplit | undefined = input.byComponent
    ? undefined
    : {
        dimension: 'program',
        members: [PROGRAM],
        totals: totals.map(({ milestone_id, amount }) => ({ milestone_id, member_id: PROGRAM.id, amount })),
      };
  return {
    today: input.today,
    completion_date: input.completion_date,
    target_budget: input.target.value > 0 ? squareFeet(input.target) : null,
    area: input.target,
    milestones: input.milestones.map((milestone) => ({
      ...milestone,
      has_estimate: milestone.has_estimate && (known.has(milestone.id) || milestone.id === current?.id),
    })),
    contract_events: [],
    components: counted,
    totals,
    items: countedItems(input, counted).map((item) => toItem(item, split)),
    split,
  };
}

/**
 * A project's area over time, with what approved and pending items do to it, in the project's unit (docs/product/overview.md: chart in area mode). Ranges are exact over exclusive groups, as those of the cost are (docs/product/overview.md). Components
 * that are left out of the project's area, and their items, do not count.
 */
export function areaTrend(input: AreaInput, rangeOf?: RangeOf): AreaTrend {
  const counted = input.components.filter((component) => !component.is_excluded);
  const planned = sumMoney(counted.map(({ area }) => (area ? squareFeet(area) : 0)));
  const data = buildForesite(asForesite(input, counted), rangeOf);
  return inUnit(data, planned, input.target.unit);
}
