import { CONTINGENCY_MESSAGES, type EntryFields, entryProblems, itemProblem } from '#domain/contingency';
import { formatCode } from '#domain/items';
import { toCents } from '#domain/money';
import { conflict, missingPermission, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import type { components } from '#contract/api.ts';
import type { ContingencyWriter } from './contingencyWriter.ts';
import { headOf } from './contingencyWriter.ts';
import { lockEntry, type LockedEntry, otherHalf, readEntryRows } from './entryRepository.ts';
import { isRiskOfProject, type LockedPot, lockPot, lockReasonItem } from './guardRepository.ts';
import { sightOf } from './readContingency.ts';

type Schemas = components['schemas'];
type Entry = Result<'createContingencyEntry'>;

const unknownPot = 'This fund is not in the project. Choose another one.';

/** Refuses fields that the domain's rules do not let through, each at its field. */
export function refuseProblems(problems: Record<string, string[]>): void {
  const [first] = Object.values(problems);
  if (first) throw ruleRefused(first.join(' '), problems);
}

/** A fund of the project that the body names, locked; 422 at its field when there is none. */
export async function chosenPot(
  { tx, projectId }: Pick<ContingencyWriter, 'tx' | 'projectId'>,
  potId: number,
  field: string,
): Promise<LockedPot> {
  const pot = await lockPot(tx, projectId, potId);
  if (!pot) throw ruleRefused(unknownPot, { [field]: [unknownPot] });
  return pot;
}

/** Who cannot see items' costs or risks does not name them as reasons either. */
function refuseHidden({ caller }: ContingencyWriter, sent: { item_id?: unknown; risk_id?: unknown }): void {
  if (sent.item_id != null && !caller.permissions.has('view_item_markup'))
    throw missingPermission('view_item_markup');
  if (sent.risk_id != null && !caller.permissions.has('risk_access')) throw missingPermission('risk_access');
}

/** The reason has to be one of the project's rows, and an item approved. Items are locked before pots. */
async function refuseReason(
  { tx, projectId }: ContingencyWriter,
  { item_id: itemId, risk_id: riskId }: Pick<EntryFields, 'item_id' | 'risk_id'>,
): Promise<void> {
  if (itemId !== null) {
    const item = await lockReasonItem(tx, projectId, itemId);
    const problem = item
      ? itemProblem({ code: formatCode('item', item.number), status: item.status })
      : 'This item is not in the project. Choose another one.';
    if (problem !== null) throw ruleRefused(problem, { item_id: [problem] });
  }
  if (riskId !== null && !(await isRiskOfProject(tx, projectId, riskId))) {
    const problem = 'This risk is not in the project. Choose another one.';
    throw ruleRefused(problem, { risk_id: [problem] });
  }
}

/** Entries as their writer sees them, with the change set that undoes them. */
async function shown(
  { tx, projectId, caller }: ContingencyWriter,
  ids: readonly number[],
  changeSetId: number | null,
): Promise<Entry[]> {
  const rows = await readEntryRows(tx, projectId, sightOf(caller), ids);
  return rows.map((row) => ({ ...row, change_set_id: changeSetId }));
}

async function shownOne(writer: ContingencyWriter, id: number, changeSetId: number | null): Promise<Entry> {
  const [entry] = await shown(writer, [id], changeSetId);
  if (!entry) throw notFound();
  return entry;
}

/** Funds a pot or draws on it. */
export async function createEntry(
  writer: ContingencyWriter,
  input: Schemas['ContingencyEntryInput'],
): Promise<Entry> {
  const { tx, changes, caller, now, today } = writer;
  refuseHidden(writer, input);
  const { pot_id: potId, note = '', item_id: item = null, risk_id: risk = null, ...plain } = input;
  const fields = { ...plain, note: note.trim(), item_id: item, risk_id: risk };
  await refuseReason(writer, fields);
  const pot = await chosenPot(writer, potId, 'pot_id');
  refuseProblems(entryProblems(fields, pot, today));
  const summary = `${fields.amount > 0 ? 'Funded' : 'Drew on'} "${pot.name}"`;
  const { id, rows } = await changes.apply(tx, headOf(writer, summary), [
    {
      entity: 'contingency_entry',
      kind: 'create',
      fields: {
        ...fields,
        pot_id: pot.id,
        transfer_pot_id: null,
        created_by_id: caller.userId,
        created_at: now.toISOString(),
      },
    },
  ]);
  return shownOne(writer, rows[0]?.id ?? 0, id);
}

async function openEntry(
  writer: ContingencyWriter,
  entryId: number,
  version: number | undefined,
): Promise<LockedEntry> {
  const entry = await lockEntry(writer.tx, writer.projectId, entryId);
  if (!entry) throw notFound();
  if (version !== undefined && version !== entry.version) throw stale(await shownOne(writer, entryId, null));
  return entry;
}

/** Changes what an entry says; its pot stays, and halves of a transfer stay as they are. */
export async function updateEntry(
  writer: ContingencyWriter,
  entryId: number,
  patch: Schemas['ContingencyEntryPatch'],
  version?: number,
): Promise<Entry> {
  const { tx, projectId, changes, today } = writer;
  refuseHidden(writer, patch);
  const [seen] = await readEntryRows(tx, projectId, { seesOptions: true, seesRisks: true }, [entryId]);
  if (!seen) throw notFound();
  const wanted = {
    item_id: patch.item_id === undefined ? (seen.item?.id ?? null) : patch.item_id,
    risk_id: patch.risk_id === undefined ? (seen.risk?.id ?? null) : patch.risk_id,
  };
  if (patch.item_id !== undefined || patch.risk_id !== undefined) await refuseReason(writer, wanted);
  const entry = await openEntry(writer, entryId, version);
  if (entry.transfer_pot_id !== null) throw conflict(CONTINGENCY_MESSAGES.transfer);
  const { date, amount, note, item_id: item, risk_id: risk, opened_on: openedOn } = entry;
  const fields = { date, amount, note, item_id: item, risk_id: risk, ...patch };
  const said = { ...fields, note: fields.note.trim() };
  refuseProblems(entryProblems(said, { opened_on: openedOn }, today));
  const { id } = await changes.apply(tx, headOf(writer, 'Changed a contingency entry'), [
    { entity: 'contingency_entry', kind: 'update', id: entryId, version: entry.version, fields: said },
  ]);
  return shownOne(writer, entryId, id);
}

/** Takes an entry back; a transfer goes as a whole. */
export async function removeEntry(
  writer: ContingencyWriter,
  entryId: number,
  version?: number,
): Promise<void> {
  const { tx, changes } = writer;
  const entry = await openEntry(writer, entryId, version);
  const other = entry.transfer_pot_id === null ? undefined : await otherHalf(tx, entryId);
  const ids = other === undefined ? [entryId] : [entryId, other];
  await changes.apply(
    tx,
    headOf(writer, `Took back a contingency ${other === undefined ? 'entry' : 'transfer'}`),
    ids.map((id) => ({ entity: 'contingency_entry', kind: 'delete', id })),
  );
}

/** Moves money from one pot to another: two entries, one change set. */
export async function transfer(
  writer: ContingencyWriter,
  input: Schemas['ContingencyTransferInput'],
): Promise<Result<'transferContingency'>> {
  const { tx, changes, caller, now, today } = writer;
  const { from_pot_id: fromId, to_pot_id: toId, date, amount, note = '' } = input;
  const said = { date, amount, note: note.trim(), item_id: null, risk_id: null };
  if (fromId === toId)
    throw ruleRefused(CONTINGENCY_MESSAGES.samePot, { to_pot_id: [CONTINGENCY_MESSAGES.samePot] });
  if (toCents(amount) <= 0)
    throw ruleRefused(CONTINGENCY_MESSAGES.transferSign, { amount: [CONTINGENCY_MESSAGES.transferSign] });
  // Always the lower number first, so that two transfers between the same pots wait for each other.
  const order = [
    { id: fromId, field: 'from_pot_id' },
    { id: toId, field: 'to_pot_id' },
  ].toSorted((a, b) => a.id - b.id);
  const pots = new Map<number, LockedPot>();
  for (const { id, field } of order) pots.set(id, await chosenPot(writer, id, field));
  for (const pot of pots.values()) refuseProblems(entryProblems(said, pot, today));
  const half = (pot: number, other: number, moved: number) => ({
    entity: 'contingency_entry',
    kind: 'create' as const,
    fields: {
      ...said,
      pot_id: pot,
      amount: moved,
      transfer_pot_id: other,
      created_by_id: caller.userId,
      created_at: now.toISOString(),
    },
  });
  const summary = `Transferred from "${pots.get(fromId)?.name}" to "${pots.get(toId)?.name}"`;
  const { id, rows } = await changes.apply(tx, headOf(writer, summary), [
    half(fromId, toId, -amount),
    half(toId, fromId, amount),
  ]);
  const entries = await shown(
    writer,
    rows.map((row) => row.id),
    id,
  );
  return { entries, change_set_id: id };
}
