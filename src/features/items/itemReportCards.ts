import { Table2 } from '#design-system/icons/shapes.ts';
import { formatGridDate } from '#domain/dates';
import { formatCode, ITEM_STATUSES } from '#domain/items';
import { formatMoney } from '#domain/money';
import { answer, api, everyPage } from '#platform/api';
import { foresiteKeys, type PastItem } from '#shared/foresite';
import { tableCard } from '#shared/reports';

type Row = Pick<PastItem, 'code' | 'name' | 'component' | 'due_date' | 'cost' | 'status'>;

/** The list of value options, as reports show it. */
export const itemReportCards = [
  tableCard<Row>({
    kind: 'foresite-table',
    group: 'ForeSite',
    label: 'Value Optioneering',
    icon: Table2,
    permission: 'foresite_access',
    counted: (count) => (count === 1 ? '1 item' : `${count} items`),
    queryKey: foresiteKeys.items,
    columns: [
      { id: 'code', label: 'Code', share: 9, text: ({ code }) => code },
      { id: 'name', label: 'Name', share: 34, text: ({ name }) => name },
      {
        id: 'component',
        label: 'Component',
        share: 19,
        isFiltered: true,
        text: ({ component }) => component?.name ?? '',
      },
      {
        id: 'due',
        label: 'Due',
        share: 11,
        text: (row) => (row.due_date ? formatGridDate(row.due_date) : ''),
        order: (row) => row.due_date,
      },
      {
        id: 'cost',
        label: 'Cost',
        share: 14,
        isEnd: true,
        text: ({ cost }) => (cost === null ? '' : formatMoney(cost)),
        amount: ({ cost }) => cost,
      },
      {
        id: 'status',
        label: 'Status',
        share: 12,
        isFiltered: true,
        text: ({ status }) => ITEM_STATUSES[status].label,
      },
    ],
    read: async (projectId, signal) => {
      const rows = await everyPage((page) =>
        answer(
          api.GET('/projects/{project_id}/scenario-items', {
            params: { path: { project_id: projectId }, query: page },
            signal,
          }),
        ),
      );
      return { rows: rows.map((row) => ({ ...row, code: formatCode('item', row.number) })) };
    },
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
