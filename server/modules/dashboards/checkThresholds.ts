import { metricProblems, passedBars } from '#domain/dashboards';
import type { IsoDate } from '#domain/dates';
import { formatMoney, formatNumber } from '#domain/money';
import { type NotificationDraft, type PassedMetric, thresholdNotification } from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DailyPayload, DailyWork } from '#server/services/daily/dailyWork.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { createNotifier } from '#server/services/notify/notifier.ts';
import { readMetric } from './metricRepository.ts';
import { type WatchedDashboard, watchedDashboards } from './thresholdRepository.ts';

/** Dashboards of one transaction: each member asks for each metric under their own rights. */
const together = 5;

/** What the members of a dashboard are told today. */
async function draftsOf(
  tx: TenantTx,
  dashboard: WatchedDashboard,
  today: IsoDate,
): Promise<NotificationDraft[]> {
  const drafts: NotificationDraft[] = [];
  for (const { key, metric } of dashboard.cards) {
    // A card may be older than what its feature can be drawn by now.
    if (Object.keys(metricProblems(metric)).length > 0) continue;
    const { side, value: limit } = metric.threshold;
    const format = metric.secondary_axis === 'count' ? formatNumber : formatMoney;
    for (const member of dashboard.members) {
      const values = await readMetric(tx, member, metric, { dashboard_id: dashboard.id });
      const [first, ...others] = passedBars(metric.chart_type, values, metric.threshold).map(
        ({ label, value }) => ({ label, figure: format(value) }),
      );
      if (!first) continue;
      const passed: PassedMetric = {
        dashboard,
        card: { key, name: metric.name },
        side,
        limit: format(limit),
        bars: [first, ...others],
      };
      drafts.push(thresholdNotification(member.userId, passed, today));
    }
  }
  return drafts;
}

/** Tells the members of dashboards of custom metrics that are past their thresholds, each of what they may see. */
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
