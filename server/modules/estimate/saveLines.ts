import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { estimateLineFields, fitsEstimate, lineAmount, MOST_LINES } from '#domain/estimate';
import { markupValueProblem } from '#domain/markups';
import { formatNumber } from '#domain/money';
import { fieldProblems } from '#domain/fields';
import { type FieldErrors, missingPermission, ruleRefused } from '#server/contract/errors.ts';
import type { Caller } from '#server/contract/handlers.ts';
import { eachInParts } from '#server/database/sendInParts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { goneRow } from './goneRow.ts';
import { findLines, knownGroups, readFrame, type StoredLine } from './estimateRepository.ts';

type Batch = components['schemas']['EstimateLineBatch'];
type Input = components['schemas']['EstimateLineInput'];
type Update = components['schemas']['EstimateLineUpdate'];

/** `uploadId`: the upload whose lines these are. */
type Writing = {
  tx: TenantTx;
  projectId: number;
  today: string;
  caller: Pick<Caller, 'permissions'>;
  uploadId?: number;
};

const onlyEscalation = 'Only escalation is to a day. Choose that kind, or leave the day empty.';
const markupRights: readonly Permission[] = ['view_item_markup', 'edit_item_markup'];
const gone = 'This line is no longer in the estimate. Reload the page.';

/** Refuses (403) to say of a line which markups it takes, without the rights to see and to change them. */
function refuseMarkups(said: readonly (Input | Update)[], { permissions }: Writing['caller']): void {
  const missing = markupRights.find((right) => !permissions.has(right));
  if (missing && said.some((row) => row.markup_rate !== undefined)) throw missingPermission(missing);
}

/** What of an estimate is written, and what its milestone is called. */
type Plan = { changes: Change[]; milestone: string; linesBefore: number };

/** What a batch changes, every row of it checked; refused (422) as a whole where one row cannot be saved. */
export async function planLines(
  { tx, projectId, today, caller, uploadId }: Writing,
  batch: Batch,
): Promise<Plan> {
  const { milestone_id: milestoneId, creates = [], updates = [], deletes = [] } = batch;
  const frame = await readFrame(tx, projectId, milestoneId);
  if (!frame) throw await goneRow(tx, projectId, 'milestone', milestoneId);
  if (!fitsEstimate(frame.linesCount, creates.length, deletes.length))
    throw ruleRefused(
      `An estimate has at most ${formatNumber(MOST_LINES)} lines, and ${frame.name} has ${formatNumber(frame.linesCount)}. Sum up its smallest lines, or split the estimate by milestone.`,
    );
  const said: (Input | Update)[] = [...creates, ...updates];
  refuseMarkups(said, caller);
  const groups = await knownGroups(
    tx,
    said.flatMap(({ cost_group_id: id }) => (id == null ? [] : [id])),
  );
  const wholes = creates.flatMap(({ part_of: id }) => id ?? []);
  const touched = [...updates.map(({ id }) => id), ...deletes, ...wholes];
  const stored = new Map((await findLines(tx, milestoneId, touched)).map((line) => [line.id, line]));
  const errors: FieldErrors = {};
  const refuse = (at: string, problems: FieldErrors) => {
    for (const [field, texts] of Object.entries(problems)) errors[`${at}.${field}`] = texts;
  };
  const check = (at: string, row: Input | Update, isNew: boolean) => {
    refuse(at, fieldProblems(estimateLineFields, row, { today, isNew }));
    const problem = markupValueProblem('percent_direct', row.markup_rate ?? null);
    if (problem) refuse(at, { markup_rate: [problem] });
    const { escalates_to: day, kind } = { kind: isNew ? 'WORK' : undefined, ...row };
    if (day != null && kind !== undefined && kind !== 'ESCALATION')
      refuse(at, { escalates_to: [onlyEscalation] });
    if (row.component_id !== undefined && !frame.componentIds.has(row.component_id))
      refuse(at, { component_id: ['This component is not in the project. Choose another one.'] });
    if (row.cost_group_id != null && !groups.has(row.cost_group_id))
      refuse(at, { cost_group_id: ['This cost group is not in the company. Choose another one.'] });
  };
  await eachInParts(creates, (row, index) => {
    check(`creates.${index}`, row, true);
    if (row.part_of !== undefined && !stored.has(row.part_of))
      refuse(`creates.${index}`, { part_of: [gone] });
  });
  await eachInParts(updates, (row, index) => {
    check(`updates.${index}`, row, false);
    const before = stored.get(row.id);
    if (!before) refuse(`updates.${index}`, { id: [gone] });
    else if (row.escalates_to != null && row.kind === undefined && before.kind !== 'ESCALATION')
      refuse(`updates.${index}`, { escalates_to: [onlyEscalation] });
  });
  deletes.forEach((id, index) => {
    if (!stored.has(id)) errors[`deletes.${index}`] = [gone];
  });
  refuseTwice([...updates.map(({ id }) => id), ...deletes], errors);
  const count = new Set(Object.keys(errors).map((path) => path.split('.', 2).join('.'))).size;
  if (count > 0)
    throw ruleRefused(
      count === 1 ? 'One line cannot be saved like this.' : `${count} lines cannot be saved like this.`,
      errors,
    );
  const changes = [
    ...deletes.map((id): Change => ({ entity: 'estimate_line', kind: 'delete', id })),
    ...updates.map((row) => toUpdate(row, stored.get(row.id) as StoredLine)),
    ...creates.map((row, index): Change => ({
      entity: 'estimate_line',
      kind: 'create',
      fields: {
        milestone_id: milestoneId,
        position: frame.lastPosition + 1 + index,
        cost_group_id: null,
        kind: 'WORK',
        escalates_to: null,
        unit: null,
        notes: '',
        markup_rate: stored.get(row.part_of ?? 0)?.markup_rate ?? null,
        ...tidy(withoutPart(row)),
        source: sourceOf(row, uploadId),
        quantity: row.quantity ?? null,
        unit_cost: row.unit_cost ?? null,
        amount: lineAmount({
          quantity: row.quantity ?? null,
          unit_cost: row.unit_cost ?? null,
          amount: row.amount ?? null,
        }),
      },
    })),
  ];
  return { changes, milestone: frame.name, linesBefore: frame.linesCount };
}

const withoutPart = ({ part_of: _whole, ...row }: Input) => row;

const sourceOf = ({ source }: Input, uploadId: number | undefined) =>
  source && uploadId !== undefined ? { upload_id: uploadId, ...source } : null;

/** One change set says one thing of a line. */
function refuseTwice(ids: readonly number[], errors: FieldErrors): void {
  const seen = new Set<number>();
  for (const id of ids) {
    if (seen.has(id)) errors['updates.id'] = [`Line ${id} is named twice. Name it once.`];
    seen.add(id);
  }
}

function toUpdate({ id, if_version: version, ...row }: Update, before: StoredLine): Change {
  const { quantity, unit_cost, amount } = { ...before, ...row };
  const priced = 'quantity' in row || 'unit_cost' in row || 'amount' in row;
  const fields = {
    ...tidy(row),
    ...(priced && { amount: lineAmount({ quantity, unit_cost, amount }) }),
  };
  return { entity: 'estimate_line', kind: 'update', id, version: version ?? null, fields };
}

const tidy = <Row extends Omit<Update, 'id'>>(row: Row): Row => ({
  ...row,
  ...(row.description !== undefined && { description: row.description.trim() }),
  ...(row.unit !== undefined && { unit: row.unit?.trim() || null }),
});
