import type { components } from '#contract/api.ts';
import type { Area } from '#domain/area';
import type { AttributeValue } from '#domain/attributes';
import { LEGACY_FIELDS, type ProjectStatus } from '#domain/projects';
import type { Project } from '#shared/project';

type Schemas = components['schemas'];
export type ProjectWords = Schemas['ProjectWords'];
type Entry = Schemas['AttributeEntry'];

/** A project as a form holds it: texts as typed, everything else as the contract has it. */
export interface ProjectDraft {
  name: string;
  alias: string;
  code: string;
  address: string;
  city: string;
  state: string;
  construction_category_id: number | null;
  delivery_contract_type: string | null;
  is_under_contract: boolean;
  target_area: Area;
  target_budget: number | null;
  access_scope_id: number | null;
  group_ids: readonly number[];
  owner: string;
  architect_firm: string;
  cm_firm: string;
  jv_partners: readonly string[];
  precon_start_date: string | null;
  precon_end_date: string | null;
  construction_start_date: string | null;
  completion_date: string | null;
  coefficient_by_time: number | null;
  coefficient_by_location: number | null;
  coefficient_by_custom: number | null;
  custom_attributes: readonly Entry[];
}

/** What a new project says before anybody types. */
export const blankDraft: ProjectDraft = {
  name: '',
  alias: '',
  code: '',
  address: '',
  city: '',
  state: '',
  construction_category_id: null,
  delivery_contract_type: null,
  is_under_contract: false,
  target_area: { value: 0, unit: 'sq_ft' },
  target_budget: null,
  access_scope_id: null,
  group_ids: [],
  owner: '',
  architect_firm: '',
  cm_firm: '',
  jv_partners: [],
  precon_start_date: null,
  precon_end_date: null,
  construction_start_date: null,
  completion_date: null,
  coefficient_by_time: 1,
  coefficient_by_location: 1,
  coefficient_by_custom: 1,
  custom_attributes: [],
};

/** A project that exists, as a form holds it. */
export function toDraft(project: Project): ProjectDraft {
  const { coefficients } = project;
  return {
    name: project.name,
    alias: project.alias ?? '',
    code: project.code ?? '',
    address: project.address ?? '',
    city: project.city ?? '',
    state: project.state ?? '',
    construction_category_id: project.construction_category?.id ?? null,
    delivery_contract_type: project.delivery_contract_type,
    is_under_contract: project.is_under_contract,
    target_area: project.target_area,
    target_budget: project.target_budget,
    access_scope_id: project.access_scope?.id ?? null,
    group_ids: project.groups.map(({ id }) => id),
    owner: project.owner ?? '',
    architect_firm: project.architect_firm ?? '',
    cm_firm: project.cm_firm ?? '',
    jv_partners: project.jv_partners,
    precon_start_date: project.precon_start_date,
    precon_end_date: project.precon_end_date,
    construction_start_date: project.construction_start_date,
    completion_date: project.completion_date,
    coefficient_by_time: coefficients.by_time,
    coefficient_by_location: coefficients.by_location,
    coefficient_by_custom: coefficients.by_custom,
    custom_attributes: project.custom_attributes,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const keysOf = (draft: ProjectDraft) => Object.keys(draft) as (keyof ProjectDraft)[];

/** The fields in which two drafts differ. */
export const changedFields = (draft: ProjectDraft, start: ProjectDraft): (keyof ProjectDraft)[] =>
  keysOf(draft).filter((field) => !same(draft[field], start[field]));

/** What of the attributes is sent: those that changed, null for the emptied ones. */
function attributeInput(now: readonly Entry[], before: readonly Entry[]) {
  const old = new Map(before.map((entry) => [entry.custom_attribute_id, entry.value]));
  const kept = new Set(now.map((entry) => entry.custom_attribute_id));
  return [
    ...now
      .filter(({ custom_attribute_id: id, value }) => !same(value, old.get(id)))
      .map(({ custom_attribute_id, value }) => ({ custom_attribute_id, value })),
    ...before
      .filter(({ custom_attribute_id: id }) => !kept.has(id))
      .map(({ custom_attribute_id }) => ({ custom_attribute_id, value: null })),
  ];
}

/** What is sent of a draft: the fields that changed, texts trimmed, empty ones as null. */
export function toWords(draft: ProjectDraft, start: ProjectDraft): ProjectWords {
  const entries = changedFields(draft, start).flatMap((field): [string, unknown][] => {
    const value = draft[field];
    if (field === 'custom_attributes')
      return [[field, attributeInput(draft.custom_attributes, start.custom_attributes)]];
    // An emptied coefficient is none: costs then stay as they are.
    if (field.startsWith('coefficient_')) return [[field, value ?? 1]];
    if (field === 'name') return [[field, draft.name.trim()]];
    return [[field, typeof value === 'string' ? value.trim() || null : value]];
  });
  return Object.fromEntries(entries);
}

/** The same for a legacy project: fewer fields, and an absent completion date as an empty text. */
export function toLegacyWords(draft: ProjectDraft, start: ProjectDraft): Schemas['LegacyProjectPatch'] {
  const kept = new Set<string>(LEGACY_FIELDS);
  const words = Object.entries(toWords(draft, start)).filter(([field]) => kept.has(field));
  return Object.fromEntries(
    words.map(([field, value]) => [field, field === 'completion_date' ? (value ?? '') : value]),
  );
}

/** What a project looks like at once while its changes are on their way. */
export function painted(project: Project, words: Partial<ProjectWords>): Project {
  const {
    construction_category_id: _category,
    access_scope_id: _unit,
    group_ids: _groups,
    custom_attributes: _attributes,
    coefficient_by_time: time,
    coefficient_by_location: location,
    coefficient_by_custom: custom,
    delivery_contract_type: delivery,
    ...plain
  } = words;
  return {
    ...project,
    ...plain,
    ...(delivery !== undefined && { delivery_contract_type: delivery }),
    coefficients: {
      by_time: time ?? project.coefficients.by_time,
      by_location: location ?? project.coefficients.by_location,
      by_custom: custom ?? project.coefficients.by_custom,
    },
  };
}

/** A value of one attribute, in place of what it was; null takes it away. */
export function withAttribute(
  entries: readonly Entry[],
  id: number,
  value: AttributeValue | null,
): readonly Entry[] {
  const others = entries.filter((entry) => entry.custom_attribute_id !== id);
  if (value === null) return others;
  const known = entries.find((entry) => entry.custom_attribute_id === id);
  return [
    ...others,
    {
      custom_attribute_id: id,
      type: known?.type ?? 'TEXT',
      name: known?.name ?? '',
      value: value,
    },
  ];
}

/** Whether a project is at its start: its details lead on to its timeline. */
export const isStarting = (status: ProjectStatus): boolean => status === 'DRAFT' || status === 'CONCEPT';
