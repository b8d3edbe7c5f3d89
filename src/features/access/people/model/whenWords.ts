import { dayWords } from '#shared/history';

/** Minutes during which somebody counts as here. */
const here = 5;

/** `Now`, else `Today, 10:42`, `Yesterday`, `Oct 08, 2026`: when somebody was last here (ISO 8601), seen from `now`. */
export function seenWords(instant: string | null, now: Date): string {
  if (instant === null) return '-';
  return now.getTime() - Date.parse(instant) < here * 60_000 ? 'Now' : dayWords(instant, now);
}
