import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';

type Query = NonNullable<operations['listTemplates']['parameters']['query']>;

/** What the list of templates shows; all of it is in the address. */
export interface TemplateFilters {
  search: string;
  /** A project type; `any` finds templates for any type, null all of them. */
  projectType: string | null;
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

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readTemplateFilters(address: URLSearchParams): TemplateFilters {
  const offset = address.get('offset') ?? '';
  return {
    search: address.get('search') ?? '',
    projectType: address.get('type') || null,
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
  const { search, projectType, sort, offset } = filters;
  const next = new URLSearchParams(address);
  const values = {
    search,
    type: projectType ?? '',
    order: orderOf(sort),
    offset: offset > 0 ? String(offset) : '',
  };
  for (const [name, value] of Object.entries(values))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** The filters as the server takes them. */
export function toTemplateQuery({ search, projectType, sort, offset }: TemplateFilters): Query {
  return {
    limit: TEMPLATE_PAGE,
    ...(offset > 0 && { offset }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(projectType === ANY_TYPE
      ? { for_any_type: true }
      : projectType !== null && { project_type: projectType }),
    ...(sort.length > 0 && { ordering: orderOf(sort) }),
  };
}
