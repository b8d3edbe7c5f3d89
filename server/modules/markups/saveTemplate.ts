import type { components } from '#contract/api.ts';
import { checkTemplate, type KeptLine, type TemplateDraft } from '#domain/markups';
import { conflict, type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { markupTemplateAdapter } from './templateAdapter.ts';
import { readRivals, readTemplate, type Template } from './templateRepository.ts';

type Patch = components['schemas']['MarkupTemplatePatch'];
type Writing = Pick<Call<'createMarkupTemplate'>, 'tx' | 'today'>;

/** What is kept of what somebody sent: texts without blanks around them. */
const kept = (input: Patch): TemplateDraft => ({
  ...(input.name !== undefined && { name: input.name.trim() }),
  ...(input.group_name !== undefined && { group_name: input.group_name.trim() }),
  ...(input.is_default !== undefined && { is_default: input.is_default }),
  ...(input.lines && { lines: input.lines.map((line): KeptLine => ({ ...line, name: line.name.trim() })) }),
});

/** Refuses what a template cannot say; answers which templates stop being the default because of it. */
async function requireSound(
  { tx, today }: Writing,
  draft: TemplateDraft,
  id: number | null,
): Promise<number[]> {
  const errors: FieldErrors = checkTemplate(draft, { today, isNew: id === null });
  const rivals = await readRivals(tx, draft.name ?? '', id);
  if (draft.name && rivals.named) errors['name'] ??= ['Another template has this name. Choose another one.'];
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
  return draft.is_default ? rivals.defaults : [];
}

const noDefault = (id: number): Change => ({
  entity: 'markup_template',
  kind: 'update',
  id,
  version: null,
  fields: { is_default: false },
});

/** One template; 404 where it is gone. */
export async function presentTemplate(tx: TenantTx, id: number): Promise<Template> {
  const template = await readTemplate(tx, id);
  if (!template) throw notFound();
  return template;
}

/** Adds a template. */
export async function createTemplate(call: Call<'createMarkupTemplate'>): Promise<Template> {
  const { tx, body, caller, services } = call;
  const draft = kept(body);
  const defaults = await requireSound(call, draft, null);
  const fields = { group_name: '', is_default: false, lines: [], ...draft, created_by_id: caller.userId };
  const { rows } = await services.changes.apply(
    tx,
    handHead(call, null, `Added the markup template "${body.name.trim()}"`),
    [{ entity: 'markup_template', kind: 'create', fields }, ...defaults.map(noDefault)],
  );
  return presentTemplate(tx, rows[0]?.id ?? 0);
}

/** Changes a template from the version that the edit began with. */
export async function updateTemplate(call: Call<'updateMarkupTemplate'>): Promise<Template> {
  const { tx, params, body, services, ifMatch } = call;
  const { markup_template_id: id } = params;
  await presentTemplate(tx, id);
  const draft = kept(body);
  const defaults = await requireSound(call, draft, id);
  await services.changes.apply(tx, handHead(call, null, 'Changed a markup template'), [
    { entity: 'markup_template', kind: 'update', id, version: ifMatch ?? null, fields: draft },
    ...defaults.map(noDefault),
  ]);
  return presentTemplate(tx, id);
}

/** Brings a deleted template back, unless another one has taken its name; it comes back without being the default. */
export async function restoreTemplate(call: Call<'restoreMarkupTemplate'>): Promise<Template> {
  const { tx, params, services } = call;
  const { markup_template_id: id } = params;
  const stored = (await markupTemplateAdapter.load(tx, [id], null)).get(id);
  if (!stored) throw notFound();
  if (!stored.deleted)
    throw conflict('This template is not deleted. Reload the page.', await presentTemplate(tx, id));
  const { named } = await readRivals(tx, String(stored.fields['name']), id);
  if (named) throw conflict('Another template has this name now. Rename that one first.');
  await services.changes.apply(tx, handHead(call, null, 'Restored a markup template'), [
    { entity: 'markup_template', kind: 'create', id, fields: { ...stored.fields, is_default: false } },
  ]);
  return presentTemplate(tx, id);
}
