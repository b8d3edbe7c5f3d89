import type { components } from '#contract/api.ts';
import type { PermissionKey } from '#domain/access';
import { beforeOpening } from '#domain/contingency';
import { formatCode } from '#domain/items';
import { sumMoney } from '#domain/money';
import { issueOfRisk, itemOfRisk, NO_OUTCOME, outcomeProblems, type RiskOrigin } from '#domain/risks';
import { conflict, missingPermission, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { chosenPot, refuseProblems } from '../contingency/saveEntry.ts';
import { readSharedLoss } from '../contingency/sharedLossRepository.ts';
import { raisedIssue } from '../issues/saveIssues.ts';
import { newItems } from '../items/batchRows.ts';
import { supplyRows } from '../items/rowSupply.ts';
import { lockRisks, presentRisk } from './saveRisks.ts';

type Schemas = components['schemas'];
type Closing = Call<'closeRisk'>;
/** A row that closing made, with the change that makes it. */
type Made = { change: Change; row: Schemas['MadeRow'] };

/** What each part of an outcome asks for beside the right to change the risk. */
const RIGHTS = {
  pot_id: ['foresite_access', 'edit_any_scenarioitem'],
  raises_issue: ['issue_access'],
  makes_item: ['foresite_access', 'add_scenarioitem', 'add_scenariosubitem'],
} as const satisfies Partial<Record<keyof Schemas['RiskOutcome'], readonly PermissionKey[]>>;

/** Closes a risk with what came of it: the fund that pays, the issue and the item go into the same change set. */
export async function closeRisk(call: Closing): Promise<Schemas['ClosedRisk']> {
  const { tx, params, body, today, services, ifMatch } = call;
  const { project_id: projectId, risk_id: id } = params;
  requireRights(call);
  const stored = (await lockRisks(tx, projectId, [id])).get(id);
  if (!stored) throw notFound();
  if (stored.fields['status'] === 'CLOSED')
    throw conflict('This risk is closed already. Reload the page.', await presentRisk(tx, projectId, id));
  const { items } = await readSharedLoss(tx, { items: [], risks: [id] });
  refuseProblems(listsOf(outcomeProblems(body, today, sumMoney(items.map(({ drawn }) => drawn)))));
  const { struck, struck_on: day = null, outcome_cost: cost = null, days_lost: days = null } = body;
  const origin = { ...(stored.fields as unknown as Omit<RiskOrigin, 'id'>), id };
  const code = formatCode('risk', stored.fields['number'] as number);
  const item = body.makes_item ? await madeItem(call, origin, cost ?? 0) : undefined;
  const issue = body.raises_issue ? await madeIssue(call, origin, { cost, days }) : undefined;
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, projectId, `Closed ${code} "${origin.name}", ${struck ? 'struck' : 'did not strike'}`),
    [
      ...[item, issue].flatMap((made) => (made ? [made.change] : [])),
      ...(await drawn(call, `${code} ${origin.name}`)),
      {
        entity: 'risk',
        kind: 'update',
        id,
        version: ifMatch ?? null,
        fields: {
          status: 'CLOSED',
          closed_on: today,
          ...(struck
            ? { struck, struck_on: day, outcome_cost: Math.round(cost ?? 0), days_lost: days }
            : NO_OUTCOME),
        },
      },
    ],
  );
  return {
    risk: await presentRisk(tx, projectId, id),
    change_set_id: set,
    item: item?.row ?? null,
    issue: issue?.row ?? null,
  };
}

const listsOf = (problems: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(problems).map(([field, texts]) => [field, [...texts]]));

function requireRights({ body, caller }: Closing): void {
  for (const [part, rights] of Object.entries(RIGHTS)) {
    if (!body[part as keyof typeof RIGHTS]) continue;
    const missing = rights.find((right) => !caller.permissions.has(right));
    if (missing) throw missingPermission(missing);
  }
}

/** What a fund pays of the cost, with the risk as its reason. */
async function drawn({ tx, params, body, caller, now }: Closing, words: string): Promise<Change[]> {
  if (body.pot_id == null || body.draw == null) return [];
  const pot = await chosenPot({ tx, projectId: params.project_id }, body.pot_id, 'pot_id');
  const day = body.struck_on ?? '';
  const problem = beforeOpening(day, pot);
  if (problem !== null) throw ruleRefused(problem, { struck_on: [problem] });
  return [
    {
      entity: 'contingency_entry',
      kind: 'create',
      fields: {
        pot_id: pot.id,
        date: day,
        amount: -body.draw,
        note: words.slice(0, 500),
        item_id: null,
        risk_id: params.risk_id,
        transfer_pot_id: null,
        created_by_id: caller.userId,
        created_at: now.toISOString(),
      },
    },
  ];
}

/** The item that carries the cost. */
async function madeItem(call: Closing, origin: RiskOrigin, cost: number): Promise<Made> {
  const { tx, params } = call;
  const input = itemOfRisk(origin, cost, { struck: true });
  const [id = 0] = await allocateIds(tx, 'item', 1);
  const [number = 0] = await allocateNumbers(tx, params.project_id, 'item', 1);
  const [change] = newItems(call, [input], await supplyRows(tx, [input]));
  if (change?.kind !== 'create') throw new Error('An item was not made.');
  return {
    change: { ...change, id, fields: { ...change.fields, number } },
    row: { id, code: formatCode('item', number) },
  };
}

/** The issue that follows from it. */
async function madeIssue(
  call: Closing,
  origin: RiskOrigin,
  atStake: { cost: number | null; days: number | null },
): Promise<Made> {
  const { tx, params } = call;
  const [id = 0] = await allocateIds(tx, 'issue', 1);
  const [number = 0] = await allocateNumbers(tx, params.project_id, 'issue', 1);
  const source = { entity_type: 'risk', entity_id: origin.id } as const;
  const change = raisedIssue({ id, input: issueOfRisk(origin, atStake), source }, call);
  if (change.kind !== 'create') throw new Error('An issue was not made.');
  return {
    change: { ...change, fields: { ...change.fields, number } },
    row: { id, code: formatCode('issue', number) },
  };
}
