import type { components } from '#contract/api.ts';
import { checkTemplate, type TemplateBefore, type TemplateKind } from '#domain/library';
import { leftOut } from '#domain/procurement';
import { templateTargetProblem } from '#domain/projects';
import { conflict, type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { saveIssues } from '../issues/index.ts';
import { addPackages } from '../procurement/index.ts';
import { readStatuses } from '../projects/projectPartsRepository.ts';
import { saveRisks } from '../risks/index.ts';
import { templateAdapter } from './templateAdapter.ts';
import { knownCategories, readTemplates, type Template, type TemplateReader } from './templateRepository.ts';

type Schemas = components['schemas'];
type Patch = Schemas['TemplatePatch'];
type Rows = readonly { input: Partial<Schemas['TemplateInput']>; before: TemplateBefore | null }[];

/** What is kept of what somebody sent: texts without blanks around them, tags in order. */
function fieldsOf({
  tag_names: tags,
  project_type: type,
  mitigations,
  codes,
  scope,
  ...input
}: Patch): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      Object.entries(input).flatMap(([field, value]) =>
        value === undefined ? [] : [[field, typeof value === 'string' ? value.trim() : value]],
      ),
    ),
    ...(type !== undefined && { project_type: type?.trim() || null }),
    ...(tags && { tag_names: [...new Set(tags.map((tag) => tag.trim()))].sort() }),
    ...(mitigations && { mitigations: mitigations.map((one) => ({ ...one, name: one.name.trim() })) }),
    ...(codes && { codes: [...new Set(codes.map((code) => code.trim()))] }),
    ...(scope && {
      scope: scope.map(({ section, name, unit, inclusion }) => ({
        section: section.trim(),
        name: name.trim(),
        unit: unit.trim(),
        ...leftOut(inclusion),
      })),
    }),
  };
}

async function findProblems(tx: TenantTx, today: string, rows: Rows): Promise<FieldErrors[]> {
  const known = await knownCategories(
    tx,
    rows.flatMap(({ input }) => (input.category_id == null ? [] : [input.category_id])),
  );
  return rows.map(({ input, before }) => {
    const errors: FieldErrors = { ...checkTemplate(input, { today, before }) };
    if (input.category_id != null && !known.has(input.category_id))
      errors['category_id'] ??= ['This category does not exist. Choose one from the list.'];
    return errors;
  });
}

/** One template as it now is; 404 where it is gone. */
export async function presentTemplate(tx: TenantTx, id: number, reader: TemplateReader): Promise<Template> {
  const [template] = await readTemplates(tx, [id], reader);
  if (!template) throw notFound();
  return template;
}

const blank = {
  description: '',
  project_type: null,
  tag_names: [],
  cause: '',
  event: '',
  effect: '',
  trigger: '',
  mitigations: [],
  number: '',
  work_trade: '',
  codes: [],
  scope: [],
};

/** Keeps templates: one transaction, one change set, all or nothing. */
export async function createTemplates(call: Call<'createTemplates'>): Promise<Schemas['TemplateResult']> {
  const { tx, body, caller, today, services } = call;
  const problems = await findProblems(
    tx,
    today,
    body.map((input) => ({ input, before: null })),
  );
  const errors = Object.fromEntries(
    problems.flatMap((found, place) =>
      Object.entries(found).map(([field, texts]) => [`${place}.${field}`, texts]),
    ),
  );
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A template cannot be kept like this.', errors);
  const words =
    body.length === 1 ? `Kept the template "${body[0]?.name.trim()}"` : `Kept ${body.length} templates`;
  const result = await services.changes.apply(
    tx,
    handHead(call, null, words),
    body.map((input) => ({
      entity: 'template',
      kind: 'create' as const,
      fields: { ...blank, ...fieldsOf(input), created_by_id: caller.userId },
    })),
  );
  const ids = result.rows.map(({ id }) => id);
  return { change_set_id: result.id, results: await readTemplates(tx, ids, caller) };
}

/** Changes one template from the version that the edit began with. */
export async function updateTemplate(call: Call<'updateTemplate'>): Promise<Template> {
  const { tx, params, body, caller, today, services, ifMatch } = call;
  const { template_id: id } = params;
  const before = await presentTemplate(tx, id, caller);
  const [errors = {}] = await findProblems(tx, today, [{ input: body, before }]);
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
  await services.changes.apply(tx, handHead(call, null, 'Changed a template'), [
    { entity: 'template', kind: 'update', id, version: ifMatch ?? null, fields: fieldsOf(body) },
  ]);
  return presentTemplate(tx, id, caller);
}

/** Brings a deleted template back. */
export async function restoreTemplate(call: Call<'restoreTemplate'>): Promise<Template> {
  const { tx, params, caller, services } = call;
  const { template_id: id } = params;
  const stored = (await templateAdapter.load(tx, [id], null)).get(id);
  if (!stored) throw notFound();
  if (!stored.deleted)
    throw conflict('This template is not deleted. Reload the page.', await presentTemplate(tx, id, caller));
  await services.changes.apply(tx, handHead(call, null, 'Restored a template'), [
    { entity: 'template', kind: 'create', id, fields: stored.fields },
  ]);
  return presentTemplate(tx, id, caller);
}

/** The chosen templates of a kind in the order in which they were chosen; refused where one is gone or of the other kind. */
async function chosen(
  { tx, caller }: { tx: TenantTx; caller: TemplateReader },
  kind: TemplateKind,
  ids: readonly number[],
): Promise<Template[]> {
  const found = new Map((await readTemplates(tx, ids, caller)).map((template) => [template.id, template]));
  const rows = ids.flatMap((id) => found.get(id) ?? []).filter((template) => template.kind === kind);
  const gone = ids.length - rows.length;
  if (gone === 0) return rows;
  const sentence =
    gone === 1
      ? 'One of these templates is no longer in the library. Choose again.'
      : `${gone} of these templates are no longer in the library. Choose again.`;
  throw ruleRefused(sentence, { templates: [sentence] });
}

/** Refuses a project that is finished: nothing is planned there any more. */
async function requireUnderWay(tx: TenantTx, projectId: number): Promise<void> {
  const [project] = await readStatuses(tx, [projectId]);
  const problem = project && templateTargetProblem(project.status);
  if (problem) throw ruleRefused(problem);
}

const taken = (count: number) =>
  count === 1 ? 'Took a template from the library' : `Took ${count} templates from the library`;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const made = (templates: readonly Template[]) => ({
  words: taken(templates.length),
  extra: templates.map(({ id }) => ({ template_id: id })),
});

/** Makes a risk of each chosen template: one change set. */
export async function takeRisks(
  call: Call<'createRisksFromTemplates'>,
): Promise<Schemas['RowsFromTemplates']> {
  await requireUnderWay(call.tx, call.params.project_id);
  const templates = await chosen(call, 'RISK', call.body.templates);
  const body = templates.map(
    ({
      name,
      description,
      category,
      likelihood,
      impact,
      response,
      cause,
      event,
      effect,
      trigger,
      mitigations,
    }) => ({
      name,
      description,
      category_id: category?.id ?? null,
      likelihood,
      impact,
      response,
      cause,
      event,
      effect,
      trigger,
      mitigations: mitigations.map((mitigation) => ({ ...mitigation, status: 'DRAFT' as const })),
      status: 'IDENTIFIED' as const,
    }),
  );
  const { change_set_id, results } = await saveRisks({ ...call, body }, made(templates));
  return { change_set_id, created: idsOf(results) };
}

/** Makes an issue of each chosen template: one change set. */
export async function takeIssues(
  call: Call<'createIssuesFromTemplates'>,
): Promise<Schemas['RowsFromTemplates']> {
  await requireUnderWay(call.tx, call.params.project_id);
  const templates = await chosen(call, 'ISSUE', call.body.templates);
  const body = templates.map(
    ({ name, description, type, subtype, severity, root_cause, scope_of_work, trade }) => ({
      name,
      description,
      type,
      subtype,
      severity,
      root_cause,
      scope_of_work,
      trade,
      status: 'OPEN' as const,
    }),
  );
  const { change_set_id, results } = await saveIssues({ ...call, body }, made(templates));
  return { change_set_id, created: idsOf(results) };
}

/** Makes a bid package of each chosen template, with its work package and rules: one change set. */
export async function takePackages(
  call: Call<'createPackagesFromTemplates'>,
): Promise<Schemas['RowsFromTemplates']> {
  await requireUnderWay(call.tx, call.params.project_id);
  const asked = call.body.packages;
  const templates = await chosen(
    call,
    'PACKAGE',
    asked.map(({ template_id: id }) => id),
  );
  const drafts = templates.map((template, at) => ({
    name: asked[at]?.name ?? template.name,
    work_trade: asked[at]?.work_trade ?? template.work_trade,
    description: template.description,
    budget: asked[at]?.budget ?? null,
    template_id: template.id,
    codes: template.codes,
    scope: template.scope,
  }));
  const { id, created } = await addPackages(call, drafts, taken(templates.length));
  return { change_set_id: id, created };
}
