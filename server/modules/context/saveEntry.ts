import { contextFields } from '#domain/context';
import { fieldProblems } from '#domain/fields';
import { notFound, ruleRefused, type FieldErrors } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { contextAdapter } from './entryAdapter.ts';
import { type Entry, knownRows, readEntry } from './entryRepository.ts';

type Reading = Pick<Call<'getContextEntry'>, 'tx' | 'params'>;

/** What is said of rows that are not there to be chosen. */
export const gone = {
  milestone_id: 'This milestone is not in the project. Choose one from the list.',
  component_id: 'This component is not in the project. Choose one from the list.',
  cost_group_id: 'This cost group is no longer there. Choose one from the list.',
  document_id: 'This document is no longer in the project. Choose one from the list.',
  owner_id: 'This person does not see the project. Choose someone from the list.',
} as const;

/** Refuses what an entry cannot say, every field with its reason. */
async function requireSound(call: Call<'createContextEntry'> | Call<'updateContextEntry'>, isNew: boolean) {
  const { tx, params, body, today } = call;
  const errors: FieldErrors = { ...fieldProblems(contextFields, body, { today, isNew }) };
  const known = await knownRows(tx, params.project_id, body);
  for (const field of Object.keys(gone) as (keyof typeof gone)[])
    if (body[field] != null && !known[field]) errors[field] ??= [gone[field]];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
}

/** What is kept: texts without blanks around them. */
export const fieldsOf = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  );

/** One entry whole; 404 where it is gone or of another project. */
export async function presentEntry({ tx, params }: Reading): Promise<Entry> {
  const entry = await readEntry(tx, params.project_id, params.context_entry_id);
  if (!entry) throw notFound();
  return entry;
}

/** Adds an entry; it holds unless something else is said. */
export async function createContextEntry(call: Call<'createContextEntry'>): Promise<Entry> {
  const { tx, params, body, caller, services } = call;
  const input = { status: 'HOLDS', source: '', ...body } as const;
  await requireSound({ ...call, body: input }, true);
  const { rows } = await services.changes.apply(
    tx,
    handHead(call, params.project_id, 'Added a context entry'),
    [
      {
        entity: 'context_entry',
        kind: 'create',
        fields: { ...fieldsOf(input), created_by_id: caller.userId },
      },
    ],
  );
  const entry = await readEntry(tx, params.project_id, rows[0]?.id ?? 0);
  if (!entry) throw new Error('A new entry is not there.');
  return entry;
}

/** Changes an entry from the version that the edit began with. */
export async function updateContextEntry(call: Call<'updateContextEntry'>): Promise<Entry> {
  const { tx, params, body, services, ifMatch } = call;
  await presentEntry(call);
  await requireSound(call, false);
  await services.changes.apply(tx, handHead(call, params.project_id, 'Changed a context entry'), [
    {
      entity: 'context_entry',
      kind: 'update',
      id: params.context_entry_id,
      version: ifMatch ?? null,
      fields: fieldsOf(body),
    },
  ]);
  return presentEntry(call);
}

/** A deleted entry as it was stored; 404 where it was never in the project. */
export async function storedEntry(call: Call<'restoreContextEntry'>) {
  const { tx, params } = call;
  const stored = (await contextAdapter.load(tx, [params.context_entry_id], params.project_id)).get(
    params.context_entry_id,
  );
  if (!stored || stored.projectId !== params.project_id) throw notFound();
  return stored;
}
