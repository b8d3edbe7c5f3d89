import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ISSUE_TYPES } from '#domain/issues';

type Query = NonNullable<operations['listTemplates']['parameters']['query']>;

/** Scores by which templates of risks are found. */
export const TEMPLATE_LEVELS = ['high', 'medium', 'low'] as const;
export type TemplateLevel = (typeof TEMPLATE_LEVELS)[number];

/** What the list of templates shows; all of it is in the address. */
export interface TemplateFilters {
  search: string;
  /** A project type; `any` finds templates for any type, null all of them. */
  projectType: string | null;
  /** Scores of risks. */
  levels: readonly TemplateLevel[];
  /** A category of risks. */
  category: number | null;
  /** A type of issues. */
  issueType: string | null;
  severity: number | null;
  /** A project whose rows were made from them; `none` finds those that nothing was made from yet. */
  used: number | 'none' | null;
  sort: readonly SortKey[];
  offset: number;
}

/** Rows of a page. */
export const TEMPLATE_PAGE = 50;

/** In the address: templates without a project type. */
export const ANY_TYPE = 'any';

/** Columns that the server orders by, under the same names. */
const sortable = new Set([
  'name',
  'code',
  'category',
  'score',
  'severity',
  'type',
  'project_type',
  'used_count',
  'used_in',
  'struck',
  'mean_cost',
  'updated_at',
  'number',
  'work_trade',
]);

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readTemplateFilters(address: URLSearchParams): TemplateFilters {
  const offset = address.get('offset') ?? '';
  const levels = (address.get('score') ?? '').split(',');
  const issueType = address.get('issue_type') ?? '';
  const severity = idIn(address.get('severity'));
  const used = address.get('used');
  return {
    search: address.get('search') ?? '',
    projectType: address.get('type') || null,
    levels: TEMPLATE_LEVELS.filter((level) => levels.includes(level)),
    category: idIn(address.get('category')),
    issueType: Object.hasOwn(ISSUE_TYPES, issueType) ? issueType : null,
    severity: severity !== null && severity <= 5 ? severity : null,
    used: used === 'none' ? used : idIn(used),
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return sortable.has(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

const orderOf = (sort: TemplateFilters['sort']) =>
  sort.map(({ column, direction }) => `${direction === 'desc' ? '-' : ''}${column}`).join(',');

/** Writes the filters into an address; what else it holds stays. */
export function writeTemplateFilters(address: URLSearchParams, filters: TemplateFilters): URLSearchParams {
  const { search, projectType, levels, category, issueType, severity, used, sort, offset } = filters;
  const next = new URLSearchParams(address);
  const values = {
    search,
    type: projectType ?? '',
    score: levels.join(','),
    category: String(category ?? ''),
    issue_type: issueType ?? '',
    severity: String(severity ?? ''),
    used: String(used ?? ''),
    order: orderOf(sort),
    offset: offset > 0 ? String(offset) : '',
  };
  for (const [name, value] of Object.entries(values))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** The filters as the server takes them. */
export function toTemplateQuery(filters: TemplateFilters): Query {
  const { search, projectType, levels, category, issueType, severity, used, sort, offset } = filters;
  return {
    limit: TEMPLATE_PAGE,
    ...(offset > 0 && { offset }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(projectType === ANY_TYPE
      ? { for_any_type: true }
      : projectType !== null && { project_type: projectType }),
    ...(levels.length > 0 && { level: levels.join(',') }),
    ...(category !== null && { category_id: category }),
    ...(issueType !== null && { type: issueType as NonNullable<Query['type']> }),
    ...(severity !== null && { severity }),
    ...(used === 'none' ? { unused: true } : used !== null && { used_in: used }),
    ...(sort.length > 0 && { ordering: orderOf(sort) }),
  };
}

/** A library that is not narrowed. */
export const noTemplateFilters = {
  search: '',
  projectType: null,
  levels: [],
  category: null,
  issueType: null,
  severity: null,
  used: null,
} as const satisfies Partial<TemplateFilters>;

/** Whether the person narrowed the library. */
export const isNarrowed = (filters: TemplateFilters): boolean =>
  writeTemplateFilters(new URLSearchParams(), { ...filters, sort: [], offset: 0 }).size > 0;
