/** A cost group with the format that it is of. */
export interface FormatCode {
  id: number;
  definition_id: number;
}

/** The most formats that an issue is coded in. */
export const MOST_ISSUE_CODES = 20;

/** What is wrong with the cost groups of an issue, or null: each is one that is there, and of each format there is one. */
export function issueCodesProblem(ids: readonly number[], known: readonly FormatCode[]): string | null {
  const found = ids.map((id) => known.find((code) => code.id === id));
  if (found.includes(undefined)) return 'This cost group does not exist. Choose one from the list.';
  const formats = found.map((code) => code?.definition_id);
  return new Set(formats).size < formats.length
    ? 'An issue has one cost group of each format. Remove one of them.'
    : null;
}
