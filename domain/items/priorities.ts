/** Priorities of an item, highest first (docs/product/items.md). */
export const PRIORITIES = [
  { value: 5, key: 'HIGHEST', label: 'Highest' },
  { value: 4, key: 'HIGH', label: 'High' },
  { value: 3, key: 'MEDIUM', label: 'Medium' },
  { value: 2, key: 'LOW', label: 'Low' },
  { value: 1, key: 'LOWEST', label: 'Lowest' },
] as const;

/** A priority, 5 highest to 1 lowest. */
export type Priority = (typeof PRIORITIES)[number]['value'];

/** What an item has until somebody chooses, and what a void item shows. */
export const MEDIUM_PRIORITY: Priority = 3;

/** Whether the number is a priority. */
export function isPriority(value: unknown): value is Priority {
  return PRIORITIES.some((priority) => priority.value === value);
}

/** The word for a priority; `-` for anything that is none. */
export function priorityLabel(value: number | null | undefined): string {
  return PRIORITIES.find((priority) => priority.value === value)?.label ?? '-';
}
