import { Shield } from '#design-system/icons/shapes.ts';
import { formatMoney } from '#domain/money';
import { answer, api } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import { tableCard } from '#shared/reports';
import type { Pot } from './model/contingencyTypes.ts';

/** What the funds of contingency hold, as reports show it. */
export const contingencyReportCards = [
  tableCard<Pot>({
    kind: 'contingency',
    group: 'ForeSite',
    label: 'Contingency',
    icon: Shield,
    permission: 'foresite_access',
    queryKey: (projectId) => [...foresiteKeys.project(projectId), 'contingency'],
    columns: [
      { id: 'name', label: 'Fund', share: 30, text: ({ name }) => name },
      ...(['opened', 'funded', 'drawn', 'transferred', 'left'] as const).map((id) => ({
        id,
        label: {
          opened: 'Opened',
          funded: 'Funded',
          drawn: 'Drawn',
          transferred: 'Transferred',
          left: 'Left',
        }[id],
        share: 14,
        isEnd: true,
        text: (pot: Pot) => formatMoney(pot.position[id]),
      })),
    ],
    read: async (projectId, signal) => {
      const { pots, total } = await answer(
        api.GET('/projects/{project_id}/contingency', {
          params: { path: { project_id: projectId } },
          signal,
        }),
      );
      const sums = Object.entries(total).map(([id, amount]) => [id, formatMoney(amount)]);
      return {
        rows: pots,
        total: { ...(Object.fromEntries(sums) as Record<string, string>), name: 'Total' },
      };
    },
  }),
];
