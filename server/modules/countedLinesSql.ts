/** Whether an estimate line is in the total of its estimate; as `countsInTotal` has it. */
export const isCounted = (line: string): string => `${line}.kind <> 'ALTERNATE'`;
