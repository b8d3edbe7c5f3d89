import {
  buildForesite,
  byMember,
  codeDimension,
  DEFAULT_TOLERANCE,
  type ForesiteData,
  type ForesiteInput,
  targetGap,
  UNCATEGORIZED_ID,
} from '#domain/foresite';
import { toSquareFeet } from '#domain/area';
import { formatCode } from '#domain/items';
import { toDecimal } from '#domain/money';
import { estimatedMilestones, TARGET_MESSAGES, tvdRows, tvdTotal } from '#domain/tvd';
import { conflict, missingPermission } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readForesiteInput } from '../foresite/readForesite.ts';
import { scopeOf, splitInput } from '../foresite/memberInput.ts';
import { readKinds } from './kindRepository.ts';
import { readComponentTargets, readGroupLetters, readItemNames, readTargets } from './tvdRepository.ts';

type Tvd = Result<'getTvd'>;

/** What is asked for: the rows, within one component or in all, and whether by area. */
export type TvdQuestion = {
  dimension: string;
  componentId: number | null;
  perArea: boolean;
  /** Whether the caller may see cost by component. */
  seesComponents: boolean;
  /** Whether the caller may see what kinds of lines the estimate is made of. */
  seesEstimate: boolean;
};

/** The targets of a dimension against the forecast; 404 where the project is not there. */
export async function readTvd(
  tx: TenantTx,
  projectId: number,
  today: string,
  cost: CostView,
  { dimension, componentId, perArea, seesComponents, seesEstimate }: TvdQuestion,
): Promise<Tvd> {
  refuseUnseen({ dimension, componentId, seesComponents });
  const project = await readForesiteInput(tx, projectId, cost, today);
  const { tolerance = DEFAULT_TOLERANCE } = project;
  const scope = scopeOf(project, componentId);
  const area = scope.area.value > 0 ? scope.area : null;
  if (perArea && (!area || toSquareFeet(area) <= 0)) throw conflict(TARGET_MESSAGES.noArea);
  const byCode = codeDimension(dimension) !== null;
  const input = await splitInput(tx, projectId, scope, dimension, componentId);
  const whole = buildForesite(project);
  const data = input === project ? whole : buildForesite(input);
  const targets = byCode
    ? await readTargets(tx, projectId, dimension, componentId)
    : (await readComponentTargets(tx, projectId)).filter(
        ({ member_id: id }) => componentId === null || id === componentId,
      );
  const rows = tvdRows(data, input.split?.members ?? input.components, targets, tolerance);
  const members = byCode ? rows.toSorted(byName) : rows;
  const milestone = data.design_milestones.find(({ id }) => id === data.current_milestone_id);
  return {
    dimension,
    component_id: componentId,
    milestone: milestone ? { id: milestone.id, name: milestone.name } : null,
    milestones: estimatedMilestones(data),
    tolerance: toDecimal(tolerance).times(100).toNumber(),
    area,
    cards: cardsOf(project, whole, tolerance).filter(({ component_id: id }) => id === null || seesComponents),
    members,
    kinds: !seesEstimate
      ? null
      : milestone
        ? await readKinds(tx, {
            milestoneId: milestone.id,
            componentId,
            code: codeDimension(dimension) ?? null,
          })
        : [],
    total: tvdTotal(members, data, tolerance),
  };
}

/** The pending items that touch a member, each with what it changes of it; the largest saving first. */
export async function readTvdItems(
  tx: TenantTx,
  projectId: number,
  today: string,
  cost: CostView,
  { memberId, ...question }: Omit<TvdQuestion, 'perArea' | 'seesEstimate'> & { memberId: number },
): Promise<Result<'listTvdItems'>> {
  const { dimension, componentId } = question;
  refuseUnseen(question);
  const scope = scopeOf(await readForesiteInput(tx, projectId, cost, today), componentId);
  const input = await splitInput(tx, projectId, scope, dimension, componentId);
  const pending = input.items.filter(({ status }) => status === 'PENDING');
  const own = byMember(input, pending)(memberId);
  const letters = await readGroupLetters(
    tx,
    own.flatMap(({ group_ids: ids }) => ids),
  );
  const names = await readItemNames(
    tx,
    own.map(({ id }) => id),
  );
  const results = own.map(({ id, cost: amount, group_ids: groups }) => ({
    id,
    code: formatCode('item', names.get(id)?.number ?? 0),
    name: names.get(id)?.name ?? '',
    due_date: names.get(id)?.due_date ?? null,
    amount: Number(amount),
    groups: groups.map((group) => ({ id: group, letter: letters.get(group) ?? '' })),
  }));
  return { results: results.toSorted((a, b) => a.amount - b.amount || a.id - b.id) };
}

/** Cost by component takes one of two permissions. */
function refuseUnseen({
  dimension,
  componentId,
  seesComponents,
}: Omit<TvdQuestion, 'perArea' | 'seesEstimate'>): void {
  if (!seesComponents && (dimension === 'components' || componentId !== null))
    throw missingPermission('component_access');
}

const collator = new Intl.Collator('en-US', { numeric: true });

/** By code; what has no code last. */
const byName = (a: { id: number; name: string }, b: { id: number; name: string }) =>
  Number(a.id === UNCATEGORIZED_ID) - Number(b.id === UNCATEGORIZED_ID) || collator.compare(a.name, b.name);

/** The project and each of its components against their budgets. */
function cardsOf(project: ForesiteInput, data: ForesiteData, tolerance: number): Tvd['cards'] {
  const forecasts = new Map(data.pending_decisions.map((row) => [row.dimension_id, row.forecast]));
  const { summary } = data;
  return [
    {
      component_id: null,
      name: 'All components',
      color_index: 0,
      target: data.target_budget,
      forecast: summary.forecast,
      gap: summary.gap,
      gap_percent: summary.gap_percent,
      target_state: summary.target_state,
    },
    ...project.components.map(({ id, name, color_index, target_budget: budget }) => {
      const target = budget == null ? null : Number(budget);
      const forecast = forecasts.get(id) ?? null;
      return {
        component_id: id,
        name,
        color_index,
        target,
        forecast,
        ...targetGap(forecast, target, tolerance),
      };
    }),
  ];
}
