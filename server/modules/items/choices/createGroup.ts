import { allocateNumbers } from '#server/database/counters.ts';
import { headOf, type ItemWriter } from '../itemWriter.ts';

const alphabet = 26;

/** A, B … Z, AA, AB … for 1, 2 … as spreadsheets count their columns. */
export function groupLetter(number: number): string {
  const rest = (number - 1) % alphabet;
  const before = (number - 1 - rest) / alphabet;
  return `${before > 0 ? groupLetter(before) : ''}${String.fromCharCode(65 + rest)}`;
}

/** Opens the project's next lettered group, still empty. Two people at once get two letters. */
export async function createGroup(
  writer: ItemWriter,
): Promise<{ id: number; letter: string; items: number[] }> {
  const { tx, projectId } = writer;
  const [number = 1] = await allocateNumbers(tx, projectId, 'me_group');
  const letter = groupLetter(number);
  const { rows } = await writer.changes.apply(tx, headOf(writer, `Opened group ${letter}`), [
    { entity: 'me_group', kind: 'create', fields: { letter } },
  ]);
  return { id: rows[0]?.id ?? 0, letter, items: [] };
}
