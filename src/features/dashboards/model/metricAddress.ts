import type { MetricFeature } from '#domain/dashboards';
import { ISSUE_STATUSES } from '#domain/issues';
import type { CodedEntity } from '#domain/items';
import { BOUGHT, PACKAGE_STATUSES } from '#domain/procurement';
import { noIssueFilters, readIssueFilters, writeIssueFilters } from '#features/issues';
import { readFilters, writeFilters } from '#features/items';
import { readPackageFilters, writePackageFilters } from '#features/procurement';
import { readRiskFilters, writeRiskFilters } from '#features/risks';
import { pathTo } from '#platform/routing';
import type { DashboardMetric } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

/** Where the rows of each feature are listed, and what their code begins like. */
export const METRIC_LISTS = {
  issues: { page: 'issues', name: t.issues, code: 'issue' },
  risks: { page: 'risks', name: t.risks, code: 'risk' },
  value_option_items: { page: 'foresite', name: 'ForeSite', code: 'item' },
  bid_packages: { page: 'procurement', name: t.procurement, code: 'bid_package' },
} as const satisfies Record<
  MetricFeature,
  { page: 'issues' | 'risks' | 'foresite' | 'procurement'; name: string; code: CodedEntity }
>;

type Bar = Pick<DashboardMetric, 'main_axis' | 'open_only'> & { mainId: string };

const nothing = () => new URLSearchParams();
const openIssues = Object.keys(ISSUE_STATUSES).filter((one) => !['CLOSED', 'VOID', 'REJECTED'].includes(one));
const openPackages = (Object.keys(PACKAGE_STATUSES) as (keyof typeof PACKAGE_STATUSES)[]).filter(
  (one) => !BOUGHT.includes(one),
);

/** The days of a month `YYYY-MM`. */
function daysOf(month: string): { from: string; to: string } | null {
  const [year, number] = month.split('-').map(Number);
  if (!year || !number) return null;
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

function issueAddress({ main_axis: axis, open_only: open, mainId: id }: Bar): URLSearchParams | null {
  const filters = { ...readIssueFilters(nothing()), ...(open && { status: openIssues.join(',') }) };
  if (axis === 'project') return writeIssueFilters(nothing(), filters);
  if (axis === 'status' && id !== 'VOID') return writeIssueFilters(nothing(), { ...filters, status: id });
  if (axis === 'severity') return writeIssueFilters(nothing(), { ...filters, severity: Number(id) });
  if (axis === 'assignee')
    return writeIssueFilters(nothing(), { ...filters, assignee: id === '' ? 'none' : Number(id) });
  if (axis !== 'type' && axis !== 'root_cause' && axis !== 'trade') return null;
  const address = writeIssueFilters(nothing(), {
    ...filters,
    ...noIssueFilters,
    status: filters.status,
    [axis]: id,
  });
  // A word that the list does not offer, or none at all, is nothing that it can be narrowed to.
  return readIssueFilters(address)[axis] === id ? address : null;
}

function riskAddress({ main_axis: axis, open_only: open, mainId: id }: Bar): URLSearchParams | null {
  const address = writeRiskFilters(nothing(), {
    ...readRiskFilters(nothing()),
    ...(!open && { status: 'ALL' as const }),
  });
  if (axis === 'project') return address;
  const names: Partial<Record<typeof axis, string>> = {
    status: 'status',
    category: 'category',
    level: 'score',
    likelihood: 'likelihood',
    impact: 'impact',
    owner: 'owner',
  };
  const name = names[axis];
  if (name === undefined || id === '' || (axis === 'level' && id === 'none')) return null;
  address.set(name, id);
  return writeRiskFilters(nothing(), readRiskFilters(address));
}

function itemAddress({ main_axis: axis, open_only: open, mainId: id }: Bar): URLSearchParams | null {
  const usual = readFilters(nothing());
  const filters = { ...usual, status: open ? usual.status : [] };
  const put = (part: Partial<typeof filters>) => writeFilters(nothing(), { ...filters, ...part });
  if (axis === 'project') return put({});
  if (id === '') return null;
  if (axis === 'status') {
    const address = put({});
    address.set('status', id);
    return writeFilters(nothing(), readFilters(address));
  }
  if (axis === 'priority') return put({ priority: [Number(id)] });
  if (axis === 'assignee') return put({ assignee: [Number(id)] });
  const days = axis === 'due_month' ? daysOf(id) : null;
  return days && put({ dueFrom: days.from, dueTo: days.to });
}

function packageAddress({ main_axis: axis, open_only: open, mainId: id }: Bar): URLSearchParams | null {
  const filters = { ...readPackageFilters(nothing()), ...(open && { status: openPackages.join(',') }) };
  const put = (part: Partial<typeof filters>) => writePackageFilters(nothing(), { ...filters, ...part });
  if (axis === 'project') return put({});
  if (id === '') return null;
  if (axis === 'status') return put({ status: id });
  if (axis === 'trade') return put({ trade: id });
  return axis === 'owner' ? put({ owner: Number(id) }) : null;
}

const addressOf = {
  issues: issueAddress,
  risks: riskAddress,
  value_option_items: itemAddress,
  bid_packages: packageAddress,
} as const satisfies Record<MetricFeature, (bar: Bar) => URLSearchParams | null>;

type Counted = Pick<DashboardMetric, 'feature' | 'main_axis' | 'open_only' | 'filters'>;

/** What the list of a project is narrowed to by a bar and the filters of its metric; null where it has no such filter. */
function addressOfBar({ feature, filters = [], ...metric }: Counted, mainId: string): URLSearchParams | null {
  const read = addressOf[feature];
  const address = read({ ...metric, mainId });
  const others = filters.filter(({ axis }) => axis !== metric.main_axis && axis !== 'project');
  if (!address || others.length === 0) return address;
  const usual = read({ ...metric, main_axis: 'project', mainId: '' });
  for (const { axis, values } of others) {
    const [only = '', ...more] = values;
    const own = more.length > 0 ? null : read({ ...metric, main_axis: axis, mainId: only });
    if (!own) return null;
    for (const name of new Set([...(usual?.keys() ?? []), ...own.keys()])) {
      const value = own.get(name);
      if (value === (usual?.get(name) ?? null)) continue;
      if (value === null) address.delete(name);
      else address.set(name, value);
    }
  }
  return address;
}

/** The list of a project narrowed to one bar of a metric; null where the list has no such filter. */
export function metricListPath(metric: Counted, mainId: string, projectId: number): string | null {
  const address = addressOfBar(metric, mainId);
  // An empty value says something, too: all statuses.
  const query = address?.toString();
  return address && `${pathTo(METRIC_LISTS[metric.feature].page, { projectId })}${query ? `?${query}` : ''}`;
}
