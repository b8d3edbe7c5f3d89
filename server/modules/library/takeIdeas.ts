import { ruleRefused } from '#server/contract/errors.ts';
import type { IdeaRow } from '#server/database/schema/library.ts';
import { newItems, type NewRow } from '../items/batchRows.ts';
import { headOf, type ItemWriter } from '../items/itemWriter.ts';
import { supplyRows } from '../items/rowSupply.ts';
import { knownCodes, readChosenIdeas } from './ideaRepository.ts';

/** Makes a draft of each idea, in the order in which they were chosen: one change set. Codes that are gone are left out. */
export async function takeIdeas(
  writer: ItemWriter,
  ids: readonly number[],
): Promise<{ change_set_id: number | null; created: number[] }> {
  const { tx } = writer;
  const found = new Map((await readChosenIdeas(tx, ids)).map((idea) => [idea.id, idea]));
  const gone = ids.filter((id) => !found.has(id)).length;
  if (gone > 0) {
    const sentence =
      gone === 1
        ? 'One of these ideas is no longer in the library. Choose again.'
        : `${gone} of these ideas are no longer in the library. Choose again.`;
    throw ruleRefused(sentence, { ideas: [sentence] });
  }
  const chosen = ids.flatMap((id) => found.get(id) ?? []);
  const codes = await knownCodes(
    tx,
    chosen.flatMap(({ rows }) => rows.flatMap(codesOf)),
  );
  const inputs = chosen.map(({ id, rows, ...idea }): NewRow => ({
    ...idea,
    idea_id: id,
    status: 'DRAFT',
    sub_items: rows.map((row) => withKnown(row, codes)),
  }));
  const changes = newItems(writer, inputs, await supplyRows(tx, inputs));
  const words =
    inputs.length === 1 ? 'Took an idea from the library' : `Took ${inputs.length} ideas from the library`;
  const result = await writer.changes.apply(tx, headOf(writer, words), changes);
  return { change_set_id: result.id, created: result.rows.map(({ id }) => id) };
}

const codesOf = (row: IdeaRow): number[] =>
  [row.cost_group_master_format_id, row.cost_group_uni_format_id, ...(row.cost_group_ids ?? [])].flatMap(
    (id) => id ?? [],
  );

function withKnown(row: IdeaRow, codes: ReadonlySet<number>) {
  const known = (id: number | null) => (id !== null && codes.has(id) ? id : null);
  return {
    ...row,
    cost_group_master_format_id: known(row.cost_group_master_format_id),
    cost_group_uni_format_id: known(row.cost_group_uni_format_id),
    cost_group_ids: (row.cost_group_ids ?? []).filter((id) => codes.has(id)),
  };
}
