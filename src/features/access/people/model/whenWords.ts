import { formatDate } from '#domain/dates';

const localDay = (at: Date) =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

/** Minutes during which somebody counts as here. */
const here = 5;

/** `Now`, `Today, 10:42`, `Yesterday`, `Oct 8, 2026`: when somebody was last here (ISO 8601), seen from `now`. */
export function seenWords(instant: string | null, now: Date): string {
  if (instant === null) return '-';
  const at = new Date(instant);
  if (now.getTime() - at.getTime() < here * 60_000) return 'Now';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const day = localDay(at);
  if (day === localDay(now)) return `Today, ${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
  return day === localDay(yesterday) ? 'Yesterday' : formatDate(day);
}
