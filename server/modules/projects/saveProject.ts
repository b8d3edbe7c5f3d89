import { addDefaultMarkups } from '../markups/index.ts';
import type { components } from '#contract/api.ts';
import {
  codeTaken,
  isLegacy,
  moveProblem,
  PROJECT_STATUSES,
  type ProjectDraft,
  projectProblems,
  type ProjectStatus,
  suggestCode,
  wrongSave,
} from '#domain/projects';
import { conflict, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { Change, Fields } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import type { AttributeFields } from '../attributes/attributeRepository.ts';
import { readAttributes } from '../attributes/readAttributes.ts';
import { mayUseUnit } from './choicesRepository.ts';
import { projectAdapter } from './projectAdapters.ts';
import { addStart, lockCodes, readCodes, readUnknown } from './projectPartsRepository.ts';
import { readerOf } from './projectReader.ts';
import type { ProjectWriter } from './projectWriter.ts';
import { readProjectJson } from './projectRepository.ts';
import { type Start, takeAlong } from './startRepository.ts';

type Schemas = components['schemas'];
type Words = Schemas['ProjectWords'];

/** What a project says until somebody says otherwise. */
const blank: Fields = {
  status: 'DRAFT',
  target_area: { value: 0, unit: 'sq_ft' },
  is_under_contract: false,
  jv_partners: [],
  group_ids: [],
  coefficient_by_time: 1,
  coefficient_by_location: 1,
  coefficient_by_custom: 1,
  custom_attributes: [],
};

/** Texts without what stands around them; an empty one is none. */
function trimmed(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([field, value]) => {
      if (typeof value === 'string') return [field, value.trim() || null];
      return [field, field === 'jv_partners' ? (value as string[]).map((name) => name.trim()) : value];
    }),
  ) as Words;
}

function refuseProblems(problems: Record<string, string[]>): void {
  const [first] = Object.values(problems);
  if (first) throw ruleRefused(first[0] ?? 'The project cannot be saved like this.', problems);
}

type Kept = { id: number; fields: Fields };

/** Refuses what the rules, the company's lists or another project's code do not allow. */
async function check(writer: ProjectWriter, kept: Kept | null, words: Words): Promise<void> {
  const { tx, today } = writer;
  const whole = { ...(kept?.fields ?? blank), ...words } as ProjectDraft;
  refuseProblems(projectProblems(whole, words, { today, isNew: kept === null }));
  const unknown = await readUnknown(tx, {
    category: words.construction_category_id ?? null,
    unit: words.access_scope_id ?? null,
    groups: words.group_ids ?? [],
  });
  const gone = (what: string) => [`This ${what} no longer exists. Choose from the list.`];
  refuseProblems({
    ...(unknown.category && { construction_category_id: gone('category') }),
    ...(unknown.unit && { access_scope_id: gone('business unit') }),
    ...(unknown.groups && { group_ids: gone('project group') }),
  });
  await checkUnit(writer, kept, words.access_scope_id ?? null);
  const before = (kept?.fields['code'] ?? '') as string;
  if (words.code && words.code.toLowerCase() !== before.toLowerCase())
    await checkCode(writer, kept?.id ?? 0, words.code, whole.name as string);
}

/** A project goes into a unit of whoever saves it, or one below; administrators choose among all. */
async function checkUnit(
  { tx, caller }: ProjectWriter,
  kept: Kept | null,
  unit: number | null,
): Promise<void> {
  if (unit === null || unit === kept?.fields['access_scope_id']) return;
  if (caller.permissions.has('account_administration_access')) return;
  if (await mayUseUnit(tx, caller.userId, unit)) return;
  refuseProblems({
    access_scope_id: ['You do not belong to this business unit. Choose one of yours or one below it.'],
  });
}

async function checkCode(
  { tx, caller, today }: ProjectWriter,
  exceptId: number,
  code: string,
  name: string,
): Promise<void> {
  await lockCodes(tx);
  const wanted = suggestCode(name, today, () => false);
  const rows = await readCodes(tx, readerOf(caller), { code, start: wanted, exceptId });
  const other = rows.find((row) => row.code === code.toLowerCase());
  if (!other) return;
  const taken = new Set(rows.map((row) => row.code));
  const free = suggestCode(name, today, (one) => taken.has(one.toLowerCase()));
  refuseProblems({ code: [codeTaken(code, other.name, free)] });
}

async function attributesOf(
  { tx, today }: ProjectWriter,
  words: Words,
  stored: unknown,
): Promise<{ custom_attributes?: AttributeFields[] }> {
  if (words.custom_attributes === undefined) return {};
  const kept = (stored ?? []) as AttributeFields[];
  const sent = words.custom_attributes;
  return { custom_attributes: await readAttributes(tx, sent, { entity: 'PROJECT', today, stored: kept }) };
}

/** What else the change set of a new project holds, by the project's number, and what it is called then. */
type Along = (id: number) => { summary: string; changes: readonly Change[] };

/** Adds a project with whoever makes it on its team, and with what it starts from. Answers its number. */
export const createProject = async (
  writer: ProjectWriter,
  input: Words,
  start: { status: ProjectStatus } & Start,
): Promise<number> => (await makeProject(writer, input, start)).id;

/** The same, with other rows in one change set where there are some. */
export async function makeProject(
  writer: ProjectWriter,
  input: Words,
  { status, ...start }: { status: ProjectStatus } & Start,
  along?: Along,
): Promise<{ id: number; changeSetId: number | null }> {
  const { tx, caller, services } = writer;
  const words = trimmed(input);
  await check(writer, null, words);
  const fields = { ...blank, ...words, status, ...(await attributesOf(writer, words, [])) };
  const [id = 0] = await allocateIds(tx, 'project', 1);
  const more = along?.(id);
  const head = more
    ? handHead(writer, id, more.summary)
    : handHead(writer, null, `Created the project "${String(fields.name)}"`);
  const { id: changeSetId } = await services.changes.apply(tx, head, [
    { entity: 'project', kind: 'create', id, fields },
    ...(more?.changes ?? []),
  ]);
  const [componentId = 0] = await allocateIds(tx, 'component', 1);
  await addStart(tx, id, { userId: caller.userId, componentId });
  await takeAlong(writer, id, start, words.construction_start_date ?? null);
  if (!status.includes('LEGACY')) await addDefaultMarkups(tx, id);
  tx.afterCommit(() => services.forgetCompany(caller.tenantId));
  return { id, changeSetId };
}

/** A project as it is kept, locked; 404 where it is not there, 412 where somebody has saved it since. */
async function open(
  writer: ProjectWriter,
  id: number,
  version: number | undefined,
): Promise<Kept & { version: number }> {
  const kept = (await projectAdapter.load(writer.tx, [id], null)).get(id);
  if (!kept || kept.deleted) throw notFound();
  if (version !== undefined && version !== kept.version) {
    const now = await readProjectJson(writer.tx, id, []);
    throw stale(now && (JSON.parse(now.json) as object));
  }
  return { id, fields: kept.fields, version: kept.version };
}

/** Changes what is given of a project. `legacy` says on which of the two pages it was saved. */
export async function updateProject(
  writer: ProjectWriter,
  id: number,
  patch: Words,
  { legacy, version }: { legacy: boolean; version: number | undefined },
): Promise<void> {
  const kept = await open(writer, id, version);
  const wrong = wrongSave(kept.fields['status'] as ProjectStatus, legacy);
  if (wrong) throw conflict(wrong);
  const words = trimmed(patch);
  await check(writer, kept, words);
  const fields = { ...words, ...(await attributesOf(writer, words, kept.fields['custom_attributes'])) };
  await writer.services.changes.apply(writer.tx, handHead(writer, id, 'Changed the project details'), [
    { entity: 'project', kind: 'update', id, version: kept.version, fields },
  ]);
}

/** Moves a project to another status where the table of moves has one. */
export async function moveProject(
  writer: ProjectWriter,
  id: number,
  to: ProjectStatus,
  version: number | undefined,
): Promise<void> {
  const kept = await open(writer, id, version);
  const from = kept.fields['status'] as ProjectStatus;
  const problem = moveProblem(from, to);
  if (problem) throw ruleRefused(problem, { target_status: [problem] });
  // A legacy project says in which year it was finished; lists and comparison read it.
  const day = kept.fields['completion_date'];
  const year = isLegacy(to) && typeof day === 'string' ? { completed_year: Number(day.slice(0, 4)) } : {};
  const { label } = PROJECT_STATUSES[to];
  await writer.services.changes.apply(writer.tx, handHead(writer, id, `Moved the project to ${label}`), [
    { entity: 'project', kind: 'update', id, version: kept.version, fields: { status: to, ...year } },
  ]);
}

/** Takes a project out of everybody's sight. */
export async function removeProject(
  writer: ProjectWriter,
  id: number,
  version: number | undefined,
): Promise<void> {
  const { tx, services, caller } = writer;
  const kept = await open(writer, id, version);
  const summary = `Deleted the project "${String(kept.fields['name'])}"`;
  // The company's own history tells of it: the project's is out of sight with it.
  await services.changes.apply(tx, handHead(writer, null, summary), [
    { entity: 'project', kind: 'delete', id, version: kept.version },
  ]);
  tx.afterCommit(() => services.forgetCompany(caller.tenantId));
}

/** Brings a deleted project back as it was; refused (422) while another project has its code. */
export async function restoreProject(writer: ProjectWriter, id: number): Promise<void> {
  const { tx, services, caller } = writer;
  const kept = (await projectAdapter.load(tx, [id], null)).get(id);
  if (!kept?.deleted) throw notFound();
  const { code } = kept.fields as { code?: string | null };
  if (code) await checkCode(writer, id, code, String(kept.fields['name']));
  const summary = `Restored the project "${String(kept.fields['name'])}"`;
  await services.changes.apply(tx, handHead(writer, null, summary), [
    { entity: 'project', kind: 'create', id, fields: kept.fields },
  ]);
  tx.afterCommit(() => services.forgetCompany(caller.tenantId));
}
