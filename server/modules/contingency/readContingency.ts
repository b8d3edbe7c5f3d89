import {
  burnOf,
  designStage,
  exposureOf,
  type PotKind,
  potPosition,
  type PotPosition,
  potSteps,
  requirementsAt,
  sumPositions,
} from '#domain/contingency';
import { classifyMilestones, milestoneDate } from '#domain/milestones';
import { sumMoney } from '#domain/money';
import { invalidFields, notFound } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { listMilestoneRows, type MilestoneRow } from '../timeline/milestoneRepository.ts';
import {
  contingencyInEstimate,
  listPots,
  type PotRow,
  readFrame,
  type ReasonSight,
} from './contingencyRepository.ts';

type Contingency = Result<'getContingency'>;
type Pot = Contingency['pots'][number];

/** What the caller may know of reasons: a draw for an item tells its cost with markups (decision 0008, costs). */
export const sightOf = ({ permissions }: { permissions: ReadonlySet<string> }): ReasonSight => ({
  seesOptions: permissions.has('view_item_markup'),
  seesRisks: permissions.has('risk_access'),
});

export type ContingencyReader = {
  tx: TenantTx;
  projectId: number;
  caller: { permissions: ReadonlySet<string> };
  /** The company's day. */
  today: string;
};

/** Pots, figures and outlook at the end of today, or of a day that is past as its entries are dated. */
export async function readContingency(reader: ContingencyReader, day?: string): Promise<Contingency> {
  const { tx, projectId, today } = reader;
  if (day !== undefined && day > today)
    throw invalidFields({ day: ['This day is still to come. Choose today or an earlier one.'] });
  const asOf = day ?? today;
  const sight = sightOf(reader.caller);
  const [frame, rows, milestones] = await Promise.all([
    readFrame(tx, projectId),
    listPots(tx, projectId, sight),
    listMilestoneRows(tx, projectId),
  ]);
  if (!frame) throw notFound();
  const until = frame.completion_date;
  const seen = day === undefined ? rows : rows.flatMap((row) => rowAt(row, day));
  const pots = seen.map((row) => presentPot(row, { asOf, until }));
  const total = sumPositions(pots.map(({ position }) => position));
  const known = milestonesAt(milestones, asOf);
  return {
    as_of: asOf,
    until,
    estimate: known.estimate,
    in_estimate:
      known.id !== null && reader.caller.permissions.has('estimate_access')
        ? await contingencyInEstimate(tx, known.id)
        : null,
    pots,
    total,
    burn: burnOfAll(pots, total, { asOf, until }),
    exposure:
      sight.seesRisks && day === undefined
        ? exposureOf(frame.risks, { targetBudget: frame.target_budget, left: total.left, today, until })
        : null,
    stages: stagesOf(known, leftByKind(pots)),
  };
}

/** One pot as it stands today. */
export async function readPot(
  { tx, projectId, caller, today }: ContingencyReader,
  potId: number,
  changeSetId: number | null,
): Promise<Pot> {
  const [[row], frame] = await Promise.all([
    listPots(tx, projectId, sightOf(caller), potId),
    readFrame(tx, projectId),
  ]);
  if (!row || !frame) throw notFound();
  return { ...presentPot(row, { asOf: today, until: frame.completion_date }), change_set_id: changeSetId };
}

type Horizon = { asOf: string; until: string | null };

const rowAt = (row: PotRow, day: string): PotRow[] =>
  row.opened_on > day ? [] : [{ ...row, moves: row.moves.filter(({ date }) => date <= day) }];

function presentPot({ moves, ...pot }: PotRow, { asOf, until }: Horizon): Pot {
  const position = potPosition(pot, moves, asOf);
  const { drawn, left } = position;
  const reasons = new Map<string, string[]>();
  for (const { date, reason } of moves)
    if (reason !== null) reasons.set(date, [...(reasons.get(date) ?? []), reason]);
  return {
    ...pot,
    position,
    burn: burnOf({ drawn, left, since: pot.opened_on, today: asOf, until }),
    steps: potSteps(pot, moves).map((step) => ({
      ...step,
      reasons: [...new Set(reasons.get(step.date))],
    })),
    entries_count: moves.length,
    change_set_id: null,
  };
}

/** The line of all pots together begins with the first that was opened. */
function burnOfAll(pots: readonly Pot[], { drawn, left }: PotPosition, { asOf, until }: Horizon) {
  const [since] = pots.map((pot) => pot.opened_on).sort();
  return since === undefined ? null : burnOf({ drawn, left, since, today: asOf, until });
}

type KnownMilestones = { id: number | null; estimate: number | null; ahead: MilestoneRow[] };

/** The estimate that stood on a day, and the milestones from it on. */
function milestonesAt(rows: readonly MilestoneRow[], day: string): KnownMilestones {
  const then = rows.map((row) => ({ ...row, has_estimate: row.has_estimate && milestoneDate(row) <= day }));
  const { ordered, current } = classifyMilestones(then);
  const estimate = current ? sumMoney(current.totals.map(({ amount }) => amount)) : null;
  return { id: current?.id ?? null, estimate, ahead: current ? ordered.slice(ordered.indexOf(current)) : [] };
}

function leftByKind(pots: readonly Pot[]): Partial<Record<PotKind, number>> {
  const left: Partial<Record<PotKind, number>> = {};
  for (const { kind, position } of pots) left[kind] = sumMoney([left[kind], position.left]);
  return left;
}

function stagesOf(
  { estimate, ahead }: KnownMilestones,
  left: Partial<Record<PotKind, number>>,
): Contingency['stages'] {
  if (estimate === null) return [];
  return ahead.flatMap((milestone) => {
    const stage = designStage(milestone.name);
    if (!stage) return [];
    return [
      {
        milestone_id: milestone.id,
        milestone_name: milestone.name,
        date: milestoneDate(milestone),
        stage,
        requirements: requirementsAt(stage, estimate, left),
      },
    ];
  });
}
