import { DASHBOARD_CARDS, type DashboardCard, metricProblems, passedBars } from '#domain/dashboards';
import type { IsoDate } from '#domain/dates';
import { formatMoney, formatNumber } from '#domain/money';
import { type NotificationDraft, type PassedCard, thresholdNotification } from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DailyPayload, DailyWork } from '#server/services/daily/dailyWork.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { createNotifier } from '#server/services/notify/notifier.ts';
import type { Reader } from './matchingProjectRepository.ts';
import { readMetric } from './metricRepository.ts';
import { readPortfolio } from './portfolioRepository.ts';
import { toldThresholds, type WatchedDashboard, watchedDashboards } from './thresholdRepository.ts';

/** Dashboards of one transaction: each member asks for each metric under their own rights. */
const together = 5;

/** Projects with a gap that are counted; a dashboard names 500, and its groups may add to them. */
const mostGaps = 1000;

type Passed = Omit<PassedCard, 'dashboard' | 'passed'> & { passed: PassedCard['passed'][number][] };

/** The values of a custom metric past its threshold, as a member sees them. */
async function passedMetric(
  tx: TenantTx,
  member: Reader,
  dashboardId: number,
  card: DashboardCard,
): Promise<Passed[]> {
  const { metric } = card;
  // A card may be older than what its feature can be drawn by now.
  if (!metric?.threshold || Object.keys(metricProblems(metric)).length > 0) return [];
  const format = metric.secondary_axis === 'count' ? formatNumber : formatMoney;
  const values = await readMetric(tx, member, metric, { dashboard_id: dashboardId });
  return [
    {
      card: { key: card.key, name: metric.name, kind: DASHBOARD_CARDS.metric.label, values: 'values' },
      side: metric.threshold.side,
      limit: format(metric.threshold.value),
      passed: passedBars(metric.chart_type, values, metric.threshold).map(({ label, value }) => ({
        label,
        figure: format(value),
      })),
    },
  ];
}

/** The projects that are further over their budgets than a card allows, as far as a member sees their forecasts. */
async function passedGaps(
  tx: TenantTx,
  member: Reader,
  dashboardId: number,
  card: DashboardCard,
): Promise<Passed[]> {
  const limit = card.kind === 'projects' ? card.gap_threshold : undefined;
  if (limit === undefined) return [];
  const { results } = await readPortfolio(tx, member, {
    dashboard_id: dashboardId,
    group_by: 'none',
    ordering: '-gap',
    limit: mostGaps,
    offset: 0,
  });
  const over = results.flatMap(({ name, gap }) =>
    gap !== null && gap > limit ? [{ label: name, gap }] : [],
  );
  return [
    {
      card: {
        key: card.key,
        name: 'Gap to budget',
        kind: DASHBOARD_CARDS.projects.label,
        values: 'projects',
      },
      side: 'above',
      limit: formatMoney(limit),
      passed: over.map(({ label, gap }) => ({ label, figure: formatMoney(gap) })),
    },
  ];
}

/** What the members of a dashboard are told today. */
async function draftsOf(
  tx: TenantTx,
  dashboard: WatchedDashboard,
  today: IsoDate,
): Promise<NotificationDraft[]> {
  const { id, cards, members } = dashboard;
  const told = await toldThresholds(
    tx,
    id,
    members.map(({ userId }) => userId),
  );
  const drafts: NotificationDraft[] = [];
  for (const card of cards)
    for (const member of members) {
      const found = [
        ...(await passedMetric(tx, member, id, card)),
        ...(await passedGaps(tx, member, id, card)),
      ];
      for (const { passed, ...words } of found) {
        const [first, ...others] = passed;
        if (!first) continue;
        const draft = thresholdNotification(
          member.userId,
          { ...words, dashboard, passed: [first, ...others] },
          today,
          told.get(member.userId),
        );
        if (draft) drafts.push(draft);
      }
    }
  return drafts;
}

/** Tells the members of dashboards of what is past its threshold, each of what they may see. */
export const checkThresholdsJob: JobKind<DailyPayload> = {
  name: 'check_thresholds',
  run: async ({ database, tenantId, signal, payload: { today } }) => {
    const notifier = createNotifier({ append: appendEvents });
    let after = 0;
    while (!signal.aborted) {
      const last = await database.asTenant(tenantId, async (tx) => {
        const dashboards = await watchedDashboards(tx, after, together);
        const drafts: NotificationDraft[] = [];
        for (const dashboard of dashboards) drafts.push(...(await draftsOf(tx, dashboard, today)));
        await notifier.post(tx, drafts, { creatorId: null, at: new Date().toISOString() });
        return dashboards.at(-1)?.id;
      });
      if (last === undefined) return;
      after = last;
    }
  },
};

/** What dashboards need in the morning: before mail goes out. */
export const dashboardWorks: readonly DailyWork[] = [{ kind: checkThresholdsJob.name, fromHour: 5 }];
