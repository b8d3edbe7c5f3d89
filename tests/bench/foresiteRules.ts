// What ForeSite's rules and its largest write take with 5,000 options.
import type { components } from '#contract/api.ts';
import { OUTCOME_RUNS, pendingRange, simulateOutcome } from '#domain/foresite';
import { readForesiteInput } from '#server/modules/foresite/readForesite.ts';
import { callApi } from '../support/httpSession.mjs';
import { median } from './load.ts';
import { milliseconds, type Report } from './report.ts';
import { type Calls, spent } from './serverCalls.ts';

type Schemas = components['schemas'];

/** The middle of some turns, after two that warm up. */
async function middleOf(turns: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let turn = -2; turn < turns; turn += 1) {
    const time = await spent(work);
    if (turn >= 0) times.push(time);
  }
  return median(times);
}

/** The exact range and the range of outcome, as server and browser find them. */
export async function foresiteRules(calls: Calls, report: Report): Promise<void> {
  const { database, tenantId, projectId } = calls;
  const today = new Date().toISOString().slice(0, 10);
  const { items } = await database.asTenant(
    tenantId,
    (tx) => readForesiteInput(tx, projectId, 'cost', today),
    { readOnly: true },
  );
  const pending = items.filter(({ status }) => status === 'PENDING');
  const groups = new Set(pending.flatMap(({ group_ids }) => group_ids)).size;
  report(
    `exact range of ${pending.length} pending options in ${groups} groups`,
    milliseconds(await middleOf(8, () => pendingRange(pending))),
    '50 ms',
  );
  const { forecast, ...rest } = (
    await callApi<Schemas['OutcomeInputs']>({
      ...calls,
      path: `/projects/${projectId}/foresite/outcome-inputs`,
    })
  ).body;
  report(
    `${OUTCOME_RUNS.toLocaleString('en-US')} runs of the outcome`,
    milliseconds(await middleOf(8, () => simulateOutcome({ ...rest, forecast: forecast ?? 0 }))),
    '400 ms',
  );
}

const rows = 500;

/** Quick entry's largest save: 500 new options with a scope row each, in one transaction; taken back after each turn. */
export async function largestSave(calls: Calls, report: Report): Promise<void> {
  const path = `/projects/${calls.projectId}/scenario-items/batch`;
  const send = async (body: Schemas['ItemBatch']) => {
    const answer = await callApi<Schemas['ItemBatchResult']>({ ...calls, method: 'POST', path, body });
    if (answer.status !== 201) throw new Error(`The batch answered ${answer.status}.`);
    return answer.body;
  };
  const creates = Array.from({ length: rows }, (_, at) => ({
    name: `Option of the benchmark ${at}`,
    status: 'DRAFT' as const,
    sub_items: [{ scope: 'Work', quantity: at + 1, unit_cost: 12.5, measure: 'SF' }],
  }));
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    let made: Schemas['ItemBatchResult'] | undefined;
    times.push(
      await spent(async () => {
        made = await send({ creates, updates: [], deletes: [], source: 'paste' });
      }),
    );
    const deletes = (made?.items ?? []).map(({ id, version }) => ({ item_id: id, if_version: version }));
    await send({ creates: [], updates: [], deletes, source: 'hand' });
  }
  report(`${rows} rows of quick entry in one transaction`, milliseconds(median(times)), '2000 ms');
}
