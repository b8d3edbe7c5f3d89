import type { IsoDate } from '#domain/dates';
import { mondayOf } from './digest.ts';
import type { NotificationDraft } from './notificationKinds.ts';

/** A custom metric that is past its threshold for one member of its dashboard, figures as they are read. */
export interface PassedMetric {
  dashboard: { id: number; name: string };
  card: { key: string; name: string };
  side: 'above' | 'below';
  limit: string;
  /** The furthest bar first; never empty. */
  bars: readonly [{ label: string; figure: string }, ...{ label: string; figure: string }[]];
}

/**
 * Tells a member that a metric is past its threshold: once a week however often it passes it, so that a figure that goes back and
 * forth is no nuisance, and anew after the threshold was changed.
 */
export function thresholdNotification(
  userId: number,
  { dashboard, card, side, limit, bars }: PassedMetric,
  today: IsoDate,
): NotificationDraft {
  const [first] = bars;
  const worst = `${first.label} is at ${first.figure}`;
  return {
    userId,
    projectId: null,
    kind: 'threshold_passed',
    title: card.name,
    action:
      bars.length === 1
        ? `${worst}, ${side} ${limit}`
        : `${bars.length} values are ${side} ${limit}; ${worst}`,
    subtitle: `Custom metric · ${dashboard.name}`,
    link: `/project-dashboards/${dashboard.id}`,
    permission: null,
    key: `threshold ${dashboard.id} ${card.key} ${side} ${limit} ${mondayOf(today)}`,
  };
}
