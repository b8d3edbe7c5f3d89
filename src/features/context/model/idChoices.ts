const none = 'none';

/** Rows to choose from, with a first line for none of them. */
export const withNone = (rows: readonly { id: number; name: string }[] | undefined, label: string) => [
  { value: none, label },
  ...(rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
];

/** The line of a row, or of none. */
export const choiceOf = (id: number | null): string => (id === null ? none : String(id));

/** The row of a line; null for that of none. */
export const chosenId = (value: string): number | null => (value === none ? null : Number(value));
