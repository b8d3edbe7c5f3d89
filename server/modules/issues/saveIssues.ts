import type { components } from '#contract/api.ts';
import {
  checkIssue,
  issueCodesProblem,
  type IssueBefore,
  type IssueLink,
  linkKey,
  mergeLinks,
  seenIssueLinks,
} from '#domain/issues';
import { ApiError, type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readAttributeRows } from '../attributes/readAttributes.ts';
import { readCompanySettings } from '../settings/companyRepository.ts';
import { issueAdapter } from './issueAdapter.ts';
import { readCodes } from './issueCodeRepository.ts';
import { knownLinks } from './issueLinkRepository.ts';
import { type Issue, knownPeople, readIssues } from './issueRepository.ts';

type Schemas = components['schemas'];
type Patch = Schemas['IssuePatch'];
type Save = Schemas['IssueSave'];
type Reading = Pick<Call<'saveIssues'>, 'tx' | 'caller'> & { params: { project_id: number } };
type Writing = Reading & Pick<Call<'saveIssues'>, 'now' | 'today' | 'services'>;
type Row = { input: Patch & Pick<Save, 'generated_from'>; stored: Snapshot | undefined };

/** What is kept of what somebody sent: texts without blanks around them. */
const fieldsOf = ({ custom_attributes: _own, ...input }: Patch): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, typeof value === 'string' ? value.trim() : value]],
    ),
  );

const noRow = 'This row is not in the project, or you cannot see it. Choose another one.';
const gone = 'This person does not see the project. Choose someone from the list.';

/** What is wrong with each row, by field; one question to the database for all of them. */
async function findProblems(
  { tx, params, today, caller }: Writing,
  rows: readonly Row[],
): Promise<FieldErrors[]> {
  const { settings } = await readCompanySettings(tx);
  const named = rows.flatMap(({ input }) =>
    [input.assignee_id, input.reviewer_id].flatMap((id) => (id == null ? [] : [id])),
  );
  const known = await knownPeople(tx, params.project_id, named);
  const seen = seenIssueLinks(caller.permissions);
  const there = await knownLinks(
    tx,
    params.project_id,
    rows.flatMap(({ input }) => [
      ...(input.related ?? []),
      ...(input.generated_from ? [input.generated_from] : []),
    ]),
  );
  const codes = await readCodes(
    tx,
    rows.flatMap(({ input }) => input.cost_group_ids ?? []),
  );
  const isLost = (link: IssueLink) => !seen.includes(link.entity_type) || !there.has(linkKey(link));
  return rows.map(({ input, stored }) => {
    const before = stored ? (stored.fields as unknown as IssueBefore) : null;
    const errors: FieldErrors = {
      ...checkIssue(input, { today, before, allowsDraft: settings.issues_allow_draft }),
    };
    for (const field of ['assignee_id', 'reviewer_id'] as const)
      if (input[field] != null && !known.has(input[field])) errors[field] ??= [gone];
    const code = input.cost_group_ids && issueCodesProblem(input.cost_group_ids, codes);
    if (code) errors['cost_group_ids'] ??= [code];
    if (input.related?.some(isLost)) errors['related'] ??= [noRow];
    if (input.generated_from && isLost(input.generated_from)) errors['generated_from'] ??= [noRow];
    if (input.generated_from && stored)
      errors['generated_from'] ??= ['What an issue was raised from cannot be changed later.'];
    return errors;
  });
}

type Checked = { errors: FieldErrors; own: Record<string, unknown> };

/** The same with what each row comes to say for the company's own fields. */
async function checkRows(call: Writing, rows: readonly Row[]): Promise<Checked[]> {
  const problems = await findProblems(call, rows);
  const own = await readAttributeRows(
    call.tx,
    rows.map(({ input, stored }) => ({
      sent: input.custom_attributes,
      stored: stored?.fields['custom_attributes'],
    })),
    { entity: 'ISSUE', today: call.today },
  );
  return problems.map((found, index) => {
    const { values, errors = {} } = own[index] ?? {};
    return { errors: { ...found, ...errors }, own: values ? { custom_attributes: values } : {} };
  });
}

/** What a change brings with it: the day of closing, and who answered on which day. */
function following({ input, stored }: Row, { today, caller }: Pick<Writing, 'today' | 'caller'>) {
  const answer = input.answer?.trim();
  const kept = (stored?.fields['related'] ?? []) as readonly IssueLink[];
  return {
    ...(input.related && { related: mergeLinks(kept, input.related, seenIssueLinks(caller.permissions)) }),
    ...(input.status !== undefined &&
      input.status !== stored?.fields['status'] && { closed_on: input.status === 'CLOSED' ? today : null }),
    ...(answer !== undefined &&
      answer !== (stored?.fields['answer'] ?? '') && {
        answered_by_id: answer === '' ? null : caller.userId,
        answered_on: answer === '' ? null : today,
      }),
  };
}

/** The issues as they are, locked; only those of the project that are not deleted. */
async function lock(tx: TenantTx, projectId: number, ids: readonly number[]) {
  const stored = ids.length === 0 ? new Map<number, Snapshot>() : await issueAdapter.load(tx, ids, projectId);
  return new Map([...stored].filter(([, row]) => row.projectId === projectId && !row.deleted));
}

/** One issue whole; 404 where it is gone or of another project. */
export async function presentIssue({ tx, params, caller }: Reading, id: number): Promise<Issue> {
  const [issue] = await readIssues(tx, params.project_id, [id], caller);
  if (!issue) throw notFound();
  return issue;
}

/** Changes one issue from the version that the edit began with. */
export async function updateIssue(call: Call<'updateIssue'>): Promise<Issue> {
  const { tx, params, body, services, ifMatch } = call;
  const { project_id: projectId, issue_id: id } = params;
  const stored = (await lock(tx, projectId, [id])).get(id);
  if (!stored) throw notFound();
  const row = { input: body, stored };
  const [{ errors, own } = { errors: {}, own: {} }] = await checkRows(call, [row]);
  const [first] = Object.values<string[]>(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
  await services.changes.apply(tx, handHead(call, projectId, 'Changed an issue'), [
    {
      entity: 'issue',
      kind: 'update',
      id,
      version: ifMatch ?? null,
      fields: { ...fieldsOf(body), ...own, ...following(row, call) },
    },
  ]);
  return presentIssue(call, id);
}

/** Refuses the whole save where rows are gone or were changed meanwhile, each named by its place. */
async function refuseStale(
  { tx, params, caller }: Writing,
  rows: readonly Save[],
  stored: ReadonlyMap<number, Snapshot>,
): Promise<void> {
  const errors: FieldErrors = {};
  const changed: number[] = [];
  for (const [index, { id, version }] of rows.entries()) {
    if (id === undefined) continue;
    const row = stored.get(id);
    if (!row) errors[String(index)] = ['This issue is no longer there. Remove the row.'];
    else if (version !== undefined && version !== row.version) {
      errors[String(index)] = ['Someone changed this issue since you opened it.'];
      changed.push(id);
    }
  }
  if (Object.keys(errors).length === 0) return;
  const current = await readIssues(tx, params.project_id, changed, caller);
  throw new ApiError(
    'stale',
    'Some rows were changed or deleted by someone else, and nothing was saved. Look at them, then save again.',
    { errors, current: { issues: current } as unknown as Record<string, never> },
  );
}

const blank = {
  description: '',
  answer: '',
  priority: 3,
  disciplines: [],
  cost_group_ids: [],
  custom_attributes: [],
};

/** An open issue that is raised from another row, as a change. */
export const raisedIssue = (
  { id, input, source }: { id: number; input: Patch; source: IssueLink },
  { caller }: Pick<Writing, 'caller'>,
): Change => ({
  entity: 'issue',
  kind: 'create',
  id,
  fields: {
    ...blank,
    status: 'OPEN',
    ...fieldsOf(input),
    related: [source],
    generated_from_type: source.entity_type,
    generated_from_id: source.entity_id,
    created_by_id: caller.userId,
  },
});

/** What comes with rows that are made of something: the words of the change set, and more fields of new rows by their place. */
interface SaveOptions {
  words?: string;
  extra?: readonly Readonly<Record<string, unknown>>[];
}

/** Creates, changes and deletes issues: one transaction, one change set, all or nothing. */
export async function saveIssues(
  call: Writing & { body: readonly Save[] },
  { words, extra = [] }: SaveOptions = {},
): Promise<Schemas['IssueBatchResult']> {
  const { tx, params, body, caller, services } = call;
  const projectId = params.project_id;
  const ids = body.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw ruleRefused('An issue is in the list twice. Remove one of the rows.', {
      [body.findLastIndex(({ id }) => id === twice)]: ['This issue is in the list twice.'],
    });
  const stored = await lock(tx, projectId, ids);
  await refuseStale(call, body, stored);
  const rows = body.map(({ id, version: _version, _delete: deletes, ...input }, index) => ({
    index,
    id,
    deletes: deletes === true,
    input,
    stored: id === undefined ? undefined : stored.get(id),
  }));
  const written = rows.filter(({ deletes }) => !deletes);
  const checked = await checkRows(call, written);
  const errors = Object.fromEntries(
    checked.flatMap(({ errors: found }, place) =>
      Object.entries(found).map(([field, texts]) => [`${written[place]?.index ?? 0}.${field}`, texts]),
    ),
  );
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A row cannot be saved like this.', errors);

  const changes = written.map((row, place): Change => {
    const { generated_from: source, ...input } = row.input;
    const fields = {
      ...fieldsOf(input),
      ...checked[place]?.own,
      ...following(row, call),
      ...(source && { generated_from_type: source.entity_type, generated_from_id: source.entity_id }),
    };
    return row.id === undefined
      ? {
          entity: 'issue',
          kind: 'create',
          fields: { ...blank, ...fields, ...extra[place], created_by_id: caller.userId },
        }
      : { entity: 'issue', kind: 'update', id: row.id, version: null, fields };
  });
  // A row that was never saved has nothing to delete.
  const removals = rows.flatMap(({ id, deletes }): Change[] =>
    deletes && id !== undefined ? [{ entity: 'issue', kind: 'delete', id, version: null }] : [],
  );
  const summary = words ?? (rows.length === 1 ? 'Saved an issue' : `Saved ${rows.length} issues`);
  const result = await services.changes.apply(tx, handHead(call, projectId, summary), [
    ...changes,
    ...removals,
  ]);
  const kept = result.rows.filter(({ entity, version }) => entity === 'issue' && version !== null);
  const results = await readIssues(
    tx,
    projectId,
    kept.map(({ id }) => id),
    caller,
  );
  return { change_set_id: result.id, results };
}
