import { addDays, type IsoDate } from '#domain/dates';

/** Names of the groups of past conversations, in their order. */
export const CONVERSATION_GROUPS = [
  'Today',
  'Yesterday',
  'Previous 7 days',
  'Previous 30 days',
  'Older',
] as const;

function groupOf(day: IsoDate, today: IsoDate): (typeof CONVERSATION_GROUPS)[number] {
  if (day >= today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day >= addDays(today, -7)) return 'Previous 7 days';
  return day >= addDays(today, -30) ? 'Previous 30 days' : 'Older';
}

/** Conversations by the day of their last message; `dayOf` is that day where the reader is. Groups without one are left out. */
export function groupConversations<Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => IsoDate,
  today: IsoDate,
): { group: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>(CONVERSATION_GROUPS.map((name) => [name, []]));
  for (const row of rows) groups.get(groupOf(dayOf(row), today))?.push(row);
  return [...groups].flatMap(([group, own]) => (own.length > 0 ? [{ group, rows: own }] : []));
}
