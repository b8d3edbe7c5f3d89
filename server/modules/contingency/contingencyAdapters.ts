import {
  beforeOpening,
  CONTINGENCY_MESSAGES,
  findShortfall,
  itemProblem,
  paidTwiceProblem,
  shortfallSentence,
} from '#domain/contingency';
import { formatCode } from '#domain/items';
import { inUse, ruleRefused } from '#server/contract/errors.ts';
import { contingencyEntry, contingencyPot } from '#server/database/schema/contingency.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { listPotNames } from './contingencyRepository.ts';
import { lockPot, lockPots, readGuarded, readUndecided } from './guardRepository.ts';
import { type DrawReasons, lockSharedRisks, readSharedLoss } from './sharedLossRepository.ts';

const potRows = tableAdapter({
  entity: 'contingency_pot',
  module: 'foresite',
  table: contingencyPot,
  fields: ['position', 'kind', 'name', 'amount', 'opened_on'],
});

const entryRows = tableAdapter({
  entity: 'contingency_entry',
  module: 'foresite',
  table: contingencyEntry,
  fields: [
    'pot_id',
    'date',
    'amount',
    'note',
    'item_id',
    'risk_id',
    'transfer_pot_id',
    'created_by_id',
    'created_at',
  ],
});

/** However a pot came to be so, by hand or by undo: it holds nothing from before its opening and never less than nothing. */
async function refuseBroken(tx: TenantTx, potIds: readonly number[]): Promise<void> {
  for (const pot of await readGuarded(tx, potIds)) {
    const early = pot.moves.map(({ date }) => beforeOpening(date, pot)).find((problem) => problem !== null);
    if (early)
      throw ruleRefused(`"${pot.name}" holds entries that are older. ${early}`, { opened_on: [early] });
    const shortfall = findShortfall(pot, pot.moves);
    if (!shortfall) continue;
    const sentence = shortfallSentence(pot.name, shortfall);
    throw ruleRefused(sentence, { amount: [sentence] });
  }
}

/** An entry for an item stands only while that is approved, whichever way it came. */
async function refuseUndecided(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  const ids = rows.flatMap(({ fields }) => (fields['item_id'] == null ? [] : [fields['item_id'] as number]));
  const [item] = ids.length === 0 ? [] : await readUndecided(tx, ids);
  const problem = item && itemProblem({ code: formatCode('item', item.number), status: item.status });
  if (problem) throw ruleRefused(problem, { item_id: [problem] });
}

const reasonsOf = (rows: readonly RowWrite[]): DrawReasons => {
  const named = (field: string) =>
    rows.flatMap(({ fields }) => (fields[field] == null ? [] : [fields[field] as number]));
  return { items: named('item_id'), risks: named('risk_id') };
};

/** A risk and the items that carry it are one loss: funds pay for it once, whichever of them draws. */
async function refusePaidTwice(tx: TenantTx, reasons: DrawReasons): Promise<void> {
  if (reasons.items.length + reasons.risks.length === 0) return;
  const problem = paidTwiceProblem(await readSharedLoss(tx, reasons));
  if (problem !== null) throw ruleRefused(problem, { amount: [problem] });
}

const drawing = new Set(['amount', 'item_id', 'risk_id']);
/** Whether a write may draw more for its reason than before; one that was overdrawn before can still be put in words. */
const drawsMore = ({ fields, changed }: RowWrite) =>
  Number(fields['amount']) < 0 && changed.some((field) => drawing.has(field));

/** Risks and then pots come before what is written to them, in the order of their numbers: two draws wait for each other. */
async function guarded(
  tx: TenantTx,
  rows: readonly RowWrite[],
  drawn: readonly RowWrite[],
  write: () => Promise<void>,
): Promise<void> {
  const ids = [...new Set(rows.map(({ fields }) => fields['pot_id'] as number))];
  const reasons = reasonsOf(drawn);
  await lockSharedRisks(tx, reasons);
  await lockPots(tx, ids);
  await write();
  await refuseBroken(tx, ids);
  await refusePaidTwice(tx, reasons);
}

async function refuseTaken(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const projectId of new Set(rows.map((row) => row.projectId))) {
    const own = rows.filter((row) => row.projectId === projectId);
    const kept = await listPotNames(tx, projectId ?? 0);
    const names = new Set(kept.map(({ name }) => name.toLowerCase()));
    if (own.some(({ fields }) => names.has(String(fields['name']).toLowerCase())))
      throw ruleRefused(CONTINGENCY_MESSAGES.taken, { name: [CONTINGENCY_MESSAGES.taken] });
  }
}

/** A fund goes only while nothing ever moved it: what moved it would go without a trace. */
async function refuseMoved(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const { id, projectId } of rows) {
    const pot = await lockPot(tx, projectId ?? 0, id);
    if (pot?.moved)
      throw inUse(
        `"${pot.name}" has been funded or drawn on, and its entries would go with it. Take them back first.`,
      );
  }
}

/** Pots of contingency; their names are unique in the project, whichever way one comes back. */
export const potAdapter: EntityAdapter = {
  ...potRows,
  insert: async (tx, rows, head) => {
    await refuseTaken(tx, rows);
    await potRows.insert(tx, rows, head);
  },
  update: async (tx, rows, head) => {
    await potRows.update(tx, rows, head);
    await refuseBroken(
      tx,
      rows.map(({ id }) => id),
    );
  },
  remove: async (tx, rows, head) => {
    await refuseMoved(tx, rows);
    await potRows.remove(tx, rows, head);
  },
};

/** What funds and draws; no way of writing leaves a pot overdrawn on any day. */
export const entryAdapter: EntityAdapter = {
  ...entryRows,
  insert: async (tx, rows, head) => {
    await refuseUndecided(tx, rows);
    await guarded(tx, rows, rows.filter(drawsMore), () => entryRows.insert(tx, rows, head));
  },
  update: async (tx, rows, head) => {
    await refuseUndecided(tx, rows);
    await guarded(tx, rows, rows.filter(drawsMore), () => entryRows.update(tx, rows, head));
  },
  remove: (tx, rows, head) => guarded(tx, rows, [], () => entryRows.remove(tx, rows, head)),
};
