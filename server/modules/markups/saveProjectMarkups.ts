import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import { buildForesite, type ForesiteInput } from '#domain/foresite';
import { checkCopy, type CopyLine } from '#domain/markups';
import { sumMoney } from '#domain/money';
import { type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { readForesiteInput } from '../foresite/readForesite.ts';
import { priceItems } from './itemCostRepository.ts';
import { type KeptCopyLine, readChoices, readCopy } from './projectMarkupRepository.ts';
import { readTemplate } from './templateRepository.ts';

type Schemas = components['schemas'];

/** A project's markups and the templates it can take; 404 where there is no such project. */
export async function presentCopy(
  tx: TenantTx,
  projectId: number,
  changeSetId: number | null = null,
): Promise<Schemas['ProjectMarkups']> {
  const copy = await readCopy(tx, projectId);
  if (!copy) throw notFound();
  const templates = await readChoices(tx);
  return {
    version: copy.version,
    template_id: templates.some(({ id }) => id === copy.template_id) ? copy.template_id : null,
    lines: copy.lines as Schemas['ProjectMarkupLine'][],
    templates,
    change_set_id: changeSetId,
  };
}

/** Lines as they are kept: refused where they are wrong; new ones get an id, those of the project keep theirs. */
async function soundLines(
  tx: TenantTx,
  projectId: number,
  sent: readonly Schemas['ProjectMarkupLine'][],
  today: string,
): Promise<CopyLine[]> {
  const copy = await readCopy(tx, projectId);
  if (!copy) throw notFound();
  const lines = sent.map((line): CopyLine => ({ ...line, name: line.name.trim() }));
  const errors: FieldErrors = { ...checkCopy(lines, today) };
  const own = new Set(copy.lines.map(({ id }) => id));
  for (const [place, { id }] of lines.entries()) {
    if (id === null) continue;
    if (!own.delete(id))
      errors[`lines.${place}.id`] = ['The project no longer has this line. Reload the page.'];
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A line cannot be saved like this.', errors);
  return lines;
}

async function withIds(tx: TenantTx, lines: readonly CopyLine[]): Promise<KeptCopyLine[]> {
  const ids = await allocateIds(tx, 'project_markup', lines.filter(({ id }) => id === null).length);
  return lines.map(({ id, value, ...line }) => ({
    id: id ?? (ids.shift() as number),
    ...line,
    value: Number(value),
  }));
}

/** Changes a project's markups from the version that the edit began with, and prices its items anew. */
export async function updateCopy(call: Call<'updateProjectMarkups'>): Promise<Schemas['ProjectMarkups']> {
  const { tx, params, body, services, ifMatch, today } = call;
  const { project_id: projectId } = params;
  const { lines, template_id: template } = body;
  if (typeof template === 'number' && !(await readTemplate(tx, template)))
    throw ruleRefused('This template no longer exists. Choose another one.', {
      template_id: ['This template no longer exists. Choose another one.'],
    });
  const sound = lines && (await soundLines(tx, projectId, lines, today));
  const fields = {
    ...(template !== undefined && { template_id: template }),
    ...(sound && { lines: await withIds(tx, sound) }),
  };
  const { id } = await services.changes.apply(
    tx,
    handHead(call, projectId, 'Changed the project’s markups'),
    [{ entity: 'project_markups', kind: 'update', id: projectId, version: ifMatch ?? null, fields }],
  );
  return presentCopy(tx, projectId, id);
}

const forecastOf = (input: ForesiteInput) =>
  buildForesite({ ...input, items: input.items.filter(({ status }) => status === 'APPROVED') }).summary;

/** What other lines would do to items and forecast; nothing is written. */
export async function previewCopy(call: Call<'previewProjectMarkups'>): Promise<Schemas['MarkupEffect']> {
  const { tx, params, body, caller, today } = call;
  const { project_id: projectId } = params;
  const sound = await soundLines(tx, projectId, body.lines, today);
  // Lines that are not saved have no id yet; no item can speak of them, so any that is free will do.
  const lines = sound.map((line, place) => ({
    ...line,
    id: line.id ?? -1 - place,
    value: Number(line.value),
  }));
  const priced = await priceItems(tx, projectId, lines);
  const items = priced.filter(({ isDeleted }) => !isDeleted);
  const holds = (...keys: readonly Permission[]) => keys.some((key) => caller.permissions.has(key));
  const seesForecast = holds('foresite_access', 'overview_widget_cost');
  const seesEstimate = seesForecast || holds('estimate_access', 'overview_widget_estimate');
  const sum = (costs: readonly number[]) => (holds('foresite_access') ? sumMoney(costs) : null);
  const effect = {
    items: {
      count: items.length,
      moved: items.filter(({ before, after }) => before !== after).length,
      direct: sum(items.map(({ direct }) => direct)),
      before: sum(items.map(({ before }) => before)),
      after: sum(items.map(({ after }) => after)),
    },
  };
  if (!seesEstimate) return { ...effect, estimate: null, forecast: { before: null, after: null } };
  const input = await readForesiteInput(tx, projectId, 'cost', today);
  const costs = new Map(items.map(({ id, after }) => [id, after]));
  const before = forecastOf(input);
  const after = forecastOf({
    ...input,
    items: input.items.map((item) => ({ ...item, cost: costs.get(item.id) ?? item.cost })),
  });
  return {
    ...effect,
    estimate: before.current_estimate,
    forecast: seesForecast
      ? { before: before.forecast, after: after.forecast }
      : { before: null, after: null },
  };
}
