import { dateProblem, type IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { formatMoney, moneyProblem, subtractMoney } from '#domain/money';

/** How a risk ended. `draw` is what a fund pays of the cost, in dollars. */
export interface RiskOutcome {
  struck: boolean;
  struck_on?: IsoDate | null | undefined;
  outcome_cost?: number | null | undefined;
  days_lost?: number | null | undefined;
  pot_id?: number | null | undefined;
  draw?: number | null | undefined;
  raises_issue?: boolean | undefined;
  makes_item?: boolean | undefined;
}

/** The most days that a risk can have cost. */
const MOST_DAYS_LOST = 3650;

const OUTCOME_MESSAGES = {
  noCost: 'Enter what it cost',
  negative: 'A cost cannot be negative. Enter $0 or more.',
  later: 'A risk cannot strike in the future. Choose today or a day before.',
  days: `Days are a whole number from 0 to ${MOST_DAYS_LOST}.`,
  noFund: 'Choose the fund that pays',
  noDraw: 'Enter what the fund pays, more than $0',
  quiet: 'A risk that did not strike cost nothing. Leave it empty.',
} as const;

/** What a risk says of its end while it is open. */
export const NO_OUTCOME = { struck: false, struck_on: null, outcome_cost: null, days_lost: null } as const;

const listed = (problems: Record<string, string | null>): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, [text]]])),
  );

const costProblem = (cost: number | null | undefined): string | null =>
  cost == null
    ? OUTCOME_MESSAGES.noCost
    : (moneyProblem(cost) ?? (cost < 0 ? OUTCOME_MESSAGES.negative : null));

/** What a fund may still pay of a cost of which items drew a part when they were approved, in dollars. */
export const mostDraw = (cost: number | null | undefined, drawnByItems: number): number =>
  Math.max(0, subtractMoney(cost ?? 0, drawnByItems));

function drawProblem({ draw, outcome_cost: cost }: RiskOutcome, drawnByItems: number): string | null {
  if (draw == null || draw <= 0) return OUTCOME_MESSAGES.noDraw;
  const problem = moneyProblem(draw);
  if (problem !== null) return problem;
  const most = mostDraw(cost, drawnByItems);
  if (cost == null || draw <= most) return null;
  if (drawnByItems <= 0)
    return `A fund pays at most what the risk cost, ${formatMoney(cost)}. Enter that or less.`;
  const paid = `Its items drew ${formatMoney(drawnByItems)} of ${formatMoney(cost)}`;
  return most === 0
    ? `${paid}, so no fund pays again. Choose None.`
    : `${paid}. A fund pays at most the rest, ${formatMoney(most)}. Enter that or less.`;
}

/**
 * What is wrong with the end of a risk, by field; `today` is the company's day, `drawnByItems` what funds paid for the
 * items that carry it, in dollars. Form and server share it.
 */
export function outcomeProblems(outcome: RiskOutcome, today: IsoDate, drawnByItems = 0): FieldErrors {
  const { struck, struck_on: day, days_lost: days, pot_id: pot, draw } = outcome;
  if (!struck) {
    const said = (value: unknown) => (value == null || value === false ? null : OUTCOME_MESSAGES.quiet);
    return listed({
      struck_on: said(day),
      outcome_cost: said(outcome.outcome_cost),
      days_lost: said(days),
      draw: said(pot) ?? said(draw),
      makes_item: said(outcome.makes_item),
    });
  }
  const isDays = days == null || (Number.isInteger(days) && days >= 0 && days <= MOST_DAYS_LOST);
  return listed({
    struck_on:
      dateProblem(day, today, { required: true }) ??
      (day != null && day > today ? OUTCOME_MESSAGES.later : null),
    outcome_cost: costProblem(outcome.outcome_cost),
    days_lost: isDays ? null : OUTCOME_MESSAGES.days,
    pot_id: pot == null && draw != null ? OUTCOME_MESSAGES.noFund : null,
    draw: pot == null ? null : drawProblem(outcome, drawnByItems),
    makes_item: outcome.makes_item ? itemCostProblem(outcome.outcome_cost ?? null) : null,
  });
}

/** What the end of a risk comes to, in dollars: cost above its value, what no fund pays, and what the fund has left. */
export function outcomeEffect(
  { value, left }: { value: number | null; left: number | null },
  { outcome_cost: cost, draw }: Pick<RiskOutcome, 'outcome_cost' | 'draw'>,
): { over: number | null; unpaid: number; leftAfter: number | null } {
  return {
    over: value === null || cost == null ? null : subtractMoney(cost, value),
    unpaid: Math.max(0, subtractMoney(cost ?? 0, draw ?? 0)),
    leftAfter: left === null ? null : subtractMoney(left, draw ?? 0),
  };
}

/** What of a risk an item or an issue takes over. */
export interface RiskOrigin {
  id: number;
  name: string;
  description: string;
  cause: string;
  event: string;
  effect: string;
  component_id: number | null;
  likelihood: number | null;
  impact: number | null;
}

/** The story of a risk as one text. */
const storyOf = ({ cause, event, effect, description }: RiskOrigin): string =>
  [
    description,
    ...Object.entries({ Cause: cause, Event: event, Effect: effect }).map(([label, text]) =>
      text === '' ? '' : `${label}: ${text}`,
    ),
  ]
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, 10_000);

/**
 * The item that a risk becomes: one scope row with the cost, which already is all in, the chance of the risk as its
 * probability (certain once it struck), and the risk as its link.
 */
export function itemOfRisk(risk: RiskOrigin, cost: number, { struck }: { struck: boolean }) {
  const scope = { scope: risk.name, quantity: 1, measure: 'LS', unit_cost: cost };
  return {
    name: risk.name,
    description: storyOf(risk),
    status: 'PENDING' as const,
    component_id: risk.component_id,
    probability: struck ? 100 : Math.min(100, (risk.likelihood ?? 0) * 20),
    use_markups: false,
    links: [{ entity_type: 'risk' as const, entity_id: risk.id }],
    sub_items: [scope],
  };
}

/** Most dollars of one scope row. */
const MOST_UNIT_COST = 999_999_999;

/** Why a risk cannot become an item of this cost, or null. */
export const itemCostProblem = (cost: number | null): string | null =>
  (cost ?? 0) > MOST_UNIT_COST
    ? `One scope row holds at most ${formatMoney(MOST_UNIT_COST)}. Make the item by hand, with more rows.`
    : null;

/** The issue that is raised from a risk. */
export const issueOfRisk = (risk: RiskOrigin, atStake: { cost: number | null; days: number | null }) => ({
  name: risk.name,
  description: storyOf(risk),
  severity: risk.impact,
  cost_at_stake: atStake.cost,
  days_at_stake: atStake.days,
});
