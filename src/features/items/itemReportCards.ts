import { Table2 } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { formatArea } from '#domain/area';
import { ITEM_STATUSES, priorityLabel } from '#domain/items';
import { formatMoney } from '#domain/money';
import { answer, api, everyPage } from '#platform/api';
import { personName } from '#domain/people';
import { foresiteKeys, type ItemBrief, type PastItem } from '#shared/foresite';
import { ownReportColumns, type ReportColumn, tableCard } from '#shared/reports';
import { itemName } from './model/itemLooks.ts';
import * as t from './texts.ts';

type Known = 'code' | 'name' | 'component' | 'due_date' | 'cost' | 'status' | 'priority' | 'me_groups';

/** An item with what is known of it: days that are past do not know all. */
type Row = Pick<PastItem, Known> & Partial<Omit<ItemBrief, Known>>;

const extra = { share: 12, isExtra: true } as const;
/** What items of mutually exclusive groups are found by, whichever these are. */
const ANY_GROUP = t.anyGroup;

/** The columns of the list, said as on the page. */
export const itemReportColumns: readonly ReportColumn<Row>[] = [
  { id: 'code', label: t.code, share: 9, text: ({ code }) => code },
  { id: 'name', label: t.name, share: 34, text: itemName },
  {
    id: 'component',
    label: t.component,
    share: 19,
    isFiltered: true,
    text: ({ component }) => component?.name ?? '',
  },
  {
    id: 'due',
    label: t.due,
    share: 11,
    text: (row) => (row.due_date ? formatGridDate(row.due_date) : ''),
    order: (row) => row.due_date,
  },
  {
    id: 'cost',
    label: t.cost,
    share: 14,
    isEnd: true,
    text: ({ cost }) => (cost === null ? '' : formatMoney(cost)),
    amount: ({ cost }) => cost,
  },
  {
    id: 'status',
    label: t.status,
    share: 12,
    isFiltered: true,
    text: ({ status }) => ITEM_STATUSES[status].label,
  },
  {
    id: 'groups',
    label: t.mutuallyExclusiveGroups,
    ...extra,
    isFiltered: true,
    text: (row) => row.me_groups.map(({ letter }) => letter).join(', '),
    words: (row) =>
      row.me_groups.length === 0 ? [] : [ANY_GROUP, ...row.me_groups.map(({ letter }) => letter)],
  },
  {
    id: 'scenarios',
    label: t.scenarios,
    ...extra,
    isFiltered: true,
    text: ({ scenarios = [] }) => scenarios.map((one) => one.scenario_number).join(', '),
    words: ({ scenarios = [] }) => scenarios.map((one) => `${one.scenario_number} ${one.name}`),
  },
  {
    id: 'area',
    label: t.estimatedArea,
    ...extra,
    isEnd: true,
    text: (row) => (row.estimated_area ? formatArea(row.estimated_area) : ''),
    order: (row) => row.estimated_area?.value ?? null,
  },
  {
    id: 'added',
    label: t.dateAdded,
    ...extra,
    text: (row) => (row.date_added ? formatGridDate(row.date_added) : ''),
    order: (row) => row.date_added ?? null,
  },
  {
    id: 'assignee',
    label: t.assignee,
    ...extra,
    isFiltered: true,
    text: ({ assignee }) => (assignee ? personName(assignee) : ''),
  },
  {
    id: 'updated_by',
    label: t.updatedBy,
    ...extra,
    text: (row) => (row.updated_by ? personName(row.updated_by) : ''),
  },
  {
    id: 'tags',
    label: t.tags,
    ...extra,
    isFiltered: true,
    text: ({ tags = [] }) => tags.map(({ name }) => name).join(', '),
    words: ({ tags = [] }) => (tags.length === 0 ? [t.untagged] : tags.map(({ name }) => name)),
  },
  {
    id: 'priority',
    label: t.priority,
    ...extra,
    isFiltered: true,
    permission: 'approve_scenarioitem',
    text: ({ priority }) => priorityLabel(priority),
    order: ({ priority }) => priority,
  },
  {
    id: 'milestone',
    label: t.milestone,
    ...extra,
    isFiltered: true,
    permission: 'approve_scenarioitem',
    text: (row) => row.milestone_name ?? '',
  },
];

/** The list of value options, as reports show it. */
export const itemReportCards = [
  tableCard<Row>({
    kind: 'foresite-table',
    group: 'ForeSite',
    label: t.valueOptioneering,
    icon: Table2,
    permission: 'foresite_access',
    counted: (count) => (count === 1 ? t.item1 : t.countItems(count)),
    queryKey: foresiteKeys.items,
    columns: itemReportColumns,
    read: async (projectId, signal) => {
      const rows: Row[] = await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/scenario-items', {
            params: { path: { project_id: projectId }, query: { ...page, expand_custom_attributes: true } },
            signal,
          }),
        ),
      );
      return {
        rows,
        columns: [...itemReportColumns, ...(await ownReportColumns('SCENARIO_ITEM', rows, signal))],
      };
    },
    pastColumns: ['code', 'name', 'component', 'due', 'cost', 'status', 'groups', 'priority'],
    readPast: async (projectId, date, signal) => {
      const { items } = await answer(
        api.GET('/projects/{project_id}/foresite/as-of', {
          params: { path: { project_id: projectId }, query: { date } },
          signal,
        }),
      );
      return { rows: items };
    },
  }),
];
