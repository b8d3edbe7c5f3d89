import { toIsoDate } from '#domain/dates';
import type { LocalMoment } from '#domain/notifications';

/** A moment on the clock and calendar of whoever looks. */
export function toLocalMoment(at: number): LocalMoment {
  const date = new Date(at);
  const parts = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  return { at, day: toIsoDate(parts) };
}
