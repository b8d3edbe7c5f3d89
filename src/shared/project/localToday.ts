/** The reader's own day of a moment, of now unless one is given, `YYYY-MM-DD`. */
export function localToday(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
