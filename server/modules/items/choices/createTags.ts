import { allocateIds } from '#server/database/counters.ts';
import type { ItemWriter } from '../itemWriter.ts';
import { findTags, holdTagNames, type TagName, type TagRow } from './choiceListRepository.ts';

type TagWriter = Pick<ItemWriter, 'tx' | 'changes' | 'source' | 'now'> & { actorId: number };

const keyOf = ({ type, name }: TagName) => `${type}:${name.trim().toLowerCase()}`;

/** Tags by name, in the order asked for: a name that exists, whatever its capitals, answers its tag. */
export async function createTags(writer: TagWriter, input: readonly TagName[]): Promise<TagRow[]> {
  const wanted = input.map(({ type, name }) => ({ type, name: name.trim() }));
  let known = await byName(writer, wanted);
  const missing = missingOf(wanted, known);
  if (missing.length > 0) {
    await holdTagNames(writer.tx);
    const ids = await allocateIds(writer.tx, 'tag', missing.length);
    known = await byName(writer, wanted);
    const creates = missingOf(wanted, known).map((tag, index) => ({
      entity: 'tag',
      kind: 'create' as const,
      id: ids[index] as number,
      fields: tag,
    }));
    const head = {
      projectId: null,
      actorId: writer.actorId,
      source: writer.source,
      summary: 'Created tags',
      now: writer.now.toISOString(),
    };
    if (creates.length > 0) await writer.changes.apply(writer.tx, head, creates);
    for (const { id, fields } of creates) known.set(keyOf(fields), { id, ...fields });
  }
  return wanted.map((tag) => known.get(keyOf(tag)) as TagRow);
}

async function byName({ tx }: TagWriter, wanted: readonly TagName[]): Promise<Map<string, TagRow>> {
  const rows = await findTags(tx, wanted);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function missingOf(wanted: readonly TagName[], known: ReadonlyMap<string, TagRow>): TagName[] {
  const missing = new Map<string, TagName>();
  for (const tag of wanted)
    if (!known.has(keyOf(tag)) && !missing.has(keyOf(tag))) missing.set(keyOf(tag), tag);
  return [...missing.values()];
}
