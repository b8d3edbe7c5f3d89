import { codeChanges } from '#domain/codes';
import type { components } from '#contract/api.ts';
import type { Call } from '#server/contract/handlers.ts';
import { readerOf } from '../projects/projectReader.ts';
import { usedCodes } from './formatRepository.ts';
import { readMoves } from './previewRepository.ts';
import { formatToChange, keptCodes } from './saveFormat.ts';

/** Codes that cannot go, said at once; more help nobody. */
const shownBlocked = 100;

/** What a change of a format's codes does: nothing is written. */
export async function previewFormat({
  tx,
  params,
  body,
  caller,
}: Call<'previewCostGroupDefinition'>): Promise<components['schemas']['FormatPreview']> {
  const { definition_id: id } = params;
  await formatToChange(tx, id);
  const { before, after } = await keptCodes(tx, { id, isPreview: true }, body.codes);
  const { removed, moved, ...counts } = codeChanges(before, after);
  const staying = after.map((code) => code.id);
  const blocked = removed.length === 0 ? [] : await usedCodes(tx, id, staying);
  const moves = await readMoves(
    tx,
    readerOf(caller),
    moved,
    removed.map((code) => code.id),
  );
  return { ...counts, removed: removed.length, blocked: blocked.slice(0, shownBlocked), ...moves };
}
