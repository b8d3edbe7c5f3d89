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

/** Values that a key names one by one; of more, it says that all were told. */
const mostNamed = 60;
const all = '*';

/** A short mark of a value's name, for a key (FNV-1a). */
function markOf(label: string): string {
  let hash = 0x811c_9dc5;
  for (const letter of label) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0;
  return hash.toString(36);
}

/** What the keys of one card in one week begin with: another threshold, or another week, begins anew. */
const beginning = ({ dashboard, card, side, limit }: PassedCard, today: IsoDate) =>
  `threshold ${dashboard.id} ${card.key} ${side} ${limit} ${mondayOf(today)} `;

/**
 * Tells a member which values of a card went past its threshold: each once a week however often it passes it, so that a figure that
 * goes back and forth is no nuisance, while one that had not passed before is told the next morning. `told` are the keys of what
 * they were told before; undefined where nothing is new.
 */
export function thresholdNotification(
  userId: number,
  card: PassedCard,
  today: IsoDate,
  told: Iterable<string> = [],
): NotificationDraft | undefined {
  const start = beginning(card, today);
  const known = new Set(
    [...told].flatMap((key) => (key.startsWith(start) ? key.slice(start.length).split(',') : [])),
  );
  if (known.has(all)) return undefined;
  const fresh = card.passed.filter(({ label }) => !known.has(markOf(label)));
  const [first] = fresh;
  if (!first) return undefined;
  const { dashboard, card: shown, side, limit } = card;
  const worst = `${first.label} is at ${first.figure}`;
  const marks = fresh.length > mostNamed ? [all] : fresh.map(({ label }) => markOf(label)).sort();
  return {
    userId,
    projectId: null,
    kind: 'threshold_passed',
    title: shown.name,
    action:
      fresh.length === 1
        ? `${worst}, ${side} ${limit}`
        : `${fresh.length} ${shown.values} are ${side} ${limit}; ${worst}`,
    subtitle: `${shown.kind} · ${dashboard.name}`,
    link: `/project-dashboards/${dashboard.id}`,
    permission: null,
    key: `${start}${marks.join(',')}`,
  };
}
