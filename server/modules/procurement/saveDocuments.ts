import type { components } from '#contract/api.ts';
import { fieldProblems } from '#domain/fields';
import { bidDocumentFields, MOST_DOCUMENTS } from '#domain/procurement';
import { type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { documentAdapter } from './documentAdapter.ts';
import { countDocuments, presentPackages, readDocuments } from './documentRepository.ts';
import { presentIn } from './packageAdapter.ts';

type Schemas = components['schemas'];
type Values = Partial<Schemas['BidDocumentInput']>;

const tidy = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : Array.isArray(value) ? [...new Set(value)] : value,
    ]),
  );

const counted = (count: number, one: string) => (count === 1 ? `a ${one}` : `${count} ${one}s`);

/** Adds, changes and deletes documents as one change set: all or none. */
export async function saveDocuments(call: Call<'saveBidDocuments'>): Promise<Schemas['BidDocumentsSaved']> {
  const { tx, params, services, today } = call;
  const projectId = params.project_id;
  const { create = [], update = [], remove = [] } = call.body;
  const named = [...update, ...remove].map(({ id }) => id);
  if (new Set(named).size < named.length)
    throw ruleRefused('Each document can be named once. Send its changes together.');
  const stored = await documentAdapter.load(tx, named, projectId);
  for (const id of named) presentIn(projectId, stored.get(id));
  if ((await countDocuments(tx, projectId)) + create.length - remove.length > MOST_DOCUMENTS)
    throw ruleRefused(`A project has at most ${MOST_DOCUMENTS} documents. Delete some first.`);
  const made = create.map((values) => tidy(values));
  const changed = update.map(({ id, version, ...values }) => ({ id, version, fields: tidy(values) }));
  const wanted = [...made, ...changed.map(({ fields }) => fields)].flatMap(
    (one) => one.bid_package_ids ?? [],
  );
  const known = await presentPackages(tx, projectId, wanted);
  const errors: FieldErrors = {};
  const check = (place: string, fields: Values, isNew: boolean) => {
    for (const [field, texts] of Object.entries(fieldProblems(bidDocumentFields, fields, { today, isNew })))
      errors[`${place}.${field}`] = [...texts];
    if (fields.bid_package_ids?.some((id) => !known.has(id)))
      errors[`${place}.bid_package_ids`] = ['A bid package is not in the project. Choose from the list.'];
  };
  for (const [at, fields] of made.entries()) check(`create.${at}`, { kind: 'OTHER', ...fields }, true);
  for (const [at, { fields }] of changed.entries()) check(`update.${at}`, fields, false);
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'These documents cannot be saved.', errors);
  const changes: Change[] = [
    ...made.map((fields): Change => ({
      entity: 'bid_document',
      kind: 'create',
      fields: { code: '', revision: '', bid_package_ids: [], kind: 'OTHER', issued_on: null, ...fields },
    })),
    ...changed.map((one): Change => ({ entity: 'bid_document', kind: 'update', ...one })),
    ...remove.map((one): Change => ({ entity: 'bid_document', kind: 'delete', ...one })),
  ];
  const parts = [
    ...(made.length > 0 ? [`added ${counted(made.length, 'document')}`] : []),
    ...(changed.length > 0 ? [`changed ${counted(changed.length, 'document')}`] : []),
    ...(remove.length > 0 ? [`deleted ${counted(remove.length, 'document')}`] : []),
  ].join(', ');
  const summary = `${parts.charAt(0).toUpperCase()}${parts.slice(1)} for bidders`;
  const { id: set, rows } = await services.changes.apply(tx, handHead(call, projectId, summary), changes);
  const ids = rows.filter(({ version }) => version !== null).map(({ id }) => id);
  return { change_set_id: set, documents: await readDocuments(tx, projectId, ids) };
}
