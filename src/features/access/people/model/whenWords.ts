import { formatDate } from '#domain/dates';
import { invitationEnd } from '#domain/people';
import { dayWords } from '#shared/history';
import * as t from '../../texts.ts';

/** Minutes during which somebody counts as here. */
const here = 5;

/** `Now`, else `Today, 10:42`, `Yesterday`, `Oct 08, 2026`: when somebody was last here (ISO 8601), seen from `now`. */
export function seenWords(instant: string | null, now: Date): string {
  if (instant === null) return '-';
  return now.getTime() - Date.parse(instant) < here * 60_000 ? t.now : dayWords(instant, now);
}

/** `Invited Oct 08`, and `Expired Oct 15` once the link no longer works; `invitedAt` is ISO 8601. */
export function invitedWords(invitedAt: string, now: Date): string {
  const end = invitationEnd(invitedAt);
  const isOver = end <= now;
  const day = formatDate((isOver ? end.toISOString() : invitedAt).slice(0, 10)).replace(/, \d{4}$/, '');
  return `${isOver ? t.expired : t.invited} ${day}`;
}
