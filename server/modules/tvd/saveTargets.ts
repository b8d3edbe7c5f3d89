import type { components } from '#contract/api.ts';
import { codeDimension } from '#domain/foresite';
import { formatNumber, subtractMoney } from '#domain/money';
import { stretchProblem, TARGET_MESSAGES, targetsSummary } from '#domain/tvd';
import { invalidFields, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import type { Caller, Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { type KeptTarget, lockTargets, readOwners } from './tvdRepository.ts';
import { readTvd } from './readTvd.ts';
import type { CostView } from '../items/itemBriefRepository.ts';

type Batch = components['schemas']['TargetBatch'];
type Call = {
  tx: TenantTx;
  params: { project_id: number };
  body: Batch;
  caller: Pick<Caller, 'userId'>;
  services: Pick<Services, 'changes'>;
  now: Date;
  today: string;
};

/** Zero and blank are no target (docs/product/tvd.md). */
const set = (amount: number | null | undefined, before: number | null): number | null =>
  amount === undefined ? before : amount === 0 ? null : amount;

/** Writes targets and stretch goals as one change set; null where nothing differed. */
export async function saveTargets(
  call: Call,
  cost: CostView,
  seesComponents: boolean,
): Promise<number | null> {
  const { tx, params, body, services, today } = call;
  const { dimension, targets } = body;
  const componentId = body.component_id ?? null;
  if (codeDimension(dimension) === undefined)
    throw invalidFields({ dimension: ['There is no such dimension. Choose one from the list.'] });
  const named = targets.map(({ member_id: id }) => id);
  if (new Set(named).size < named.length) throw ruleRefused(TARGET_MESSAGES.once);
  const question = { dimension, componentId, perArea: false, seesComponents, seesEstimate: false };
  const shown = new Map(
    (await readTvd(tx, params.project_id, today, cost, question)).members.map((row) => [row.id, row]),
  );
  const kept = new Map(
    (await lockTargets(tx, params.project_id, { dimension, componentId, members: named })).map((row) => [
      row.member_id,
      row,
    ]),
  );
  if (named.some((id) => !shown.has(id) && !kept.has(id))) throw notFound();
  refuse(targets, kept, shown, dimension);
  await refuseOwners(tx, params.project_id, targets, kept);
  const note = body.note?.trim() ?? '';
  const changes = targets.flatMap((input) =>
    changeOf(input, kept.get(input.member_id), { dimension, componentId, note }),
  );
  const summed = targets.map(({ member_id: id, target, stretch }) => ({
    name: shown.get(id)?.name ?? '',
    delta: target === undefined ? 0 : subtractMoney(target ?? 0, shown.get(id)?.target ?? 0),
    keepsStretch: stretch === undefined,
  }));
  const summary = targetsSummary(summed, note, formatNumber(targets.length));
  const head = handHead(call, params.project_id, summary);
  const done = await services.changes.apply(tx, { ...head, source: body.source ?? 'hand' }, changes);
  return done.id;
}

function changeOf(
  { member_id: memberId, version, target, stretch, owner_id: owner }: Batch['targets'][number],
  kept: KeptTarget | undefined,
  { dimension, componentId, note }: { dimension: string; componentId: number | null; note: string },
): Change[] {
  const fields = {
    target: set(target, kept?.target ?? null),
    stretch: set(stretch, kept?.stretch ?? null),
    owner_id: owner === undefined ? (kept?.owner_id ?? null) : owner,
    // A reason holds as long as its target.
    note: target === undefined ? note || (kept?.note ?? '') : note,
  };
  const isEmpty =
    fields.target === null && fields.stretch === null && fields.owner_id === null && fields.note === '';
  if (!kept)
    return isEmpty
      ? []
      : [
          {
            entity: 'tvd_target',
            kind: 'create',
            fields: { dimension, member_id: memberId, component_id: componentId, ...fields },
          },
        ];
  if (kept.version !== version) throw stale();
  return isEmpty
    ? [{ entity: 'tvd_target', kind: 'delete', id: kept.id, version }]
    : [{ entity: 'tvd_target', kind: 'update', id: kept.id, version, fields }];
}

/** Owners who do not see the project; who owns a row already may stay. */
async function refuseOwners(
  tx: TenantTx,
  projectId: number,
  targets: Batch['targets'],
  kept: ReadonlyMap<number, KeptTarget>,
): Promise<void> {
  const named = targets.flatMap(({ member_id: id, owner_id: owner }, index) =>
    owner == null || owner === kept.get(id)?.owner_id ? [] : [{ index, owner }],
  );
  const known = await readOwners(
    tx,
    projectId,
    named.map(({ owner }) => owner),
  );
  const errors = Object.fromEntries(
    named
      .filter(({ owner }) => !known.has(owner))
      .map(({ index }) => [`targets.${index}.owner_id`, [TARGET_MESSAGES.owner]]),
  );
  if (Object.keys(errors).length > 0) throw ruleRefused(TARGET_MESSAGES.owner, errors);
}

/** Amounts below zero, stretch goals above their targets, and targets of components, which are their budgets. */
function refuse(
  targets: Batch['targets'],
  kept: ReadonlyMap<number, KeptTarget>,
  shown: ReadonlyMap<number, { target: number | null }>,
  dimension: string,
): void {
  const errors: Record<string, string[]> = {};
  for (const [index, { member_id: id, target, stretch }] of targets.entries()) {
    const place = `targets.${index}`;
    const goal = set(stretch, kept.get(id)?.stretch ?? null);
    const aim =
      dimension === 'components'
        ? (shown.get(id)?.target ?? null)
        : set(target, kept.get(id)?.target ?? null);
    if (dimension === 'components' && target !== undefined)
      errors[`${place}.target`] = [TARGET_MESSAGES.component];
    else if ((target ?? 0) < 0) errors[`${place}.target`] = ['Target is not negative. Enter $0 or more.'];
    if ((stretch ?? 0) < 0) errors[`${place}.stretch`] = ['Stretch goal is not negative. Enter $0 or more.'];
    else {
      const problem = stretchProblem(aim, goal);
      if (problem !== undefined) errors[`${place}.stretch`] = [problem];
    }
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? '', errors);
}
