import { Target } from '#design-system/icons/shapes.ts';
import { formatMoney, NOTHING } from '#domain/money';
import { answer, api } from '#platform/api';
import { tableCard } from '#shared/reports';
import { pendingText, stateLabel } from './model/tvdView.ts';
import { tvdKey, type TvdMember } from './tvdQueries.ts';

const amount = (value: number | null): string => (value === null ? NOTHING : formatMoney(value));

const figure = (id: 'target' | 'stretch' | 'current' | 'forecast' | 'gap', label: string) => ({
  id,
  label,
  share: 12,
  isEnd: true,
  text: (row: TvdMember) => amount(row[id]),
});

/** Targets against the forecast by system, as reports show them. */
export const tvdReportCards = [
  tableCard<TvdMember>({
    kind: 'tvd-table',
    group: 'Target Value Design',
    label: 'Target Value Design',
    icon: Target,
    permission: 'tvd_access',
    hasFixedOrder: true,
    queryKey: tvdKey,
    columns: [
      { id: 'name', label: 'Systems', share: 24, text: ({ name }) => name },
      figure('target', 'Target'),
      figure('stretch', 'Stretch goal'),
      figure('current', 'Current'),
      {
        id: 'approved',
        label: 'Approved',
        share: 11,
        isEnd: true,
        text: ({ approved }) => (approved === 0 ? NOTHING : formatMoney(approved)),
      },
      {
        id: 'pending',
        label: 'Pending',
        share: 14,
        isEnd: true,
        text: (row) => pendingText(row, formatMoney),
      },
      figure('forecast', 'Forecast'),
      figure('gap', 'Gap'),
      { id: 'state', label: 'State', share: 12, text: (row) => stateLabel(row.target_state) },
    ],
    read: async (projectId, signal) => {
      const { members, total } = await answer(
        api.GET('/projects/{project_id}/tvd', {
          params: { path: { project_id: projectId }, query: { dimension: 'systems' } },
          signal,
        }),
      );
      return {
        rows: members,
        total: {
          name: 'Total',
          target: amount(total.target),
          stretch: amount(total.stretch),
          current: amount(total.current),
          approved: total.approved === 0 ? NOTHING : formatMoney(total.approved),
          pending: pendingText(total, formatMoney),
          forecast: amount(total.forecast),
          gap: amount(total.gap),
        },
      };
    },
  }),
];
