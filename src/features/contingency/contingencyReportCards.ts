import { Shield } from '#design-system/icons/shapes.ts';
import { formatMoney } from '#domain/money';
import { answer, api } from '#platform/api';
import { foresiteKeys } from '#shared/foresite';
import { tableCard } from '#shared/reports';
import type { Pot } from './model/contingencyTypes.ts';
import * as t from './texts.ts';

async function readPots(projectId: number, query: { day?: string }, signal: AbortSignal) {
  const { pots, total } = await answer(
    api.GET('/projects/{project_id}/contingency', {
      params: { path: { project_id: projectId }, query },
      signal,
    }),
  );
  const sums = Object.entries(total).map(([id, amount]) => [id, formatMoney(amount)]);
  return {
    rows: pots,
    total: { ...(Object.fromEntries(sums) as Record<string, string>), name: t.total },
  };
}

/** What the funds of contingency hold, as reports show it. */
export const contingencyReportCards = [
  tableCard<Pot>({
    kind: 'contingency',
    group: 'ForeSite',
    label: t.contingency,
    icon: Shield,
    permission: 'foresite_access',
    queryKey: (projectId) => [...foresiteKeys.project(projectId), 'contingency'],
    columns: [
      { id: 'name', label: t.fund, share: 30, text: ({ name }) => name },
      ...(['opened', 'funded', 'drawn', 'transferred', 'left'] as const).map((id) => ({
        id,
        label: {
          opened: t.opened,
          funded: t.funded,
          drawn: t.drawn,
          transferred: t.transferred,
          left: t.left,
        }[id],
        share: 14,
        isEnd: true,
        text: (pot: Pot) => formatMoney(pot.position[id]),
        amount: (pot: Pot) => pot.position[id],
      })),
    ],
    read: (projectId, signal) => readPots(projectId, {}, signal),
    readPast: (projectId, day, signal) => readPots(projectId, { day }, signal),
  }),
];
