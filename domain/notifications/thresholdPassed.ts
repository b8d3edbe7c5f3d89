import type { IsoDate } from '#domain/dates';
import { mondayOf } from './digest.ts';
import type { NotificationDraft } from './notificationKinds.ts';

/** A card that is past its threshold for one member of its dashboard, figures as they are read. */
export interface PassedCard {
  dashboard: { id: number; name: string };
  /** `kind` is what the card is called where it has a name of its own; `values` what it has several of. */
  card: { key: string; name: string; kind: string; values: string };
  side: 'above' | 'below';
  limit: string;
  /** The furthest first; never empty. */
  passed: readonly [{ label: string; figure: string }, ...{ label: string; figure: string }[]];
}

/**
 * Tells a member that a card is past its threshold: once a week however often it passes it, so that a figure that goes back and
 * forth is no nuisance, and anew after the threshold was changed.
 */
export function thresholdNotification(
  userId: number,
  { dashboard, card, side, limit, passed }: PassedCard,
  today: IsoDate,
): NotificationDraft {
  const [first] = passed;
  const worst = `${first.label} is at ${first.figure}`;
  return {
    userId,
    projectId: null,
    kind: 'threshold_passed',
    title: card.name,
    action:
      passed.length === 1
        ? `${worst}, ${side} ${limit}`
        : `${passed.length} ${card.values} are ${side} ${limit}; ${worst}`,
    subtitle: `${card.kind} · ${dashboard.name}`,
    link: `/project-dashboards/${dashboard.id}`,
    permission: null,
    key: `threshold ${dashboard.id} ${card.key} ${side} ${limit} ${mondayOf(today)}`,
  };
}
