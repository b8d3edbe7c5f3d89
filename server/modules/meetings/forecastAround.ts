import { buildForesite, changedInput, type ForesiteInput } from '#domain/foresite';
import type { DecidedOutcome } from '#domain/meetings';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readForesiteInput } from '../foresite/readForesite.ts';
import type { MeetingWriter } from './refuseMeeting.ts';

type Around = { before: number | null; after: number | null };

const views = ['cost', 'subtotal_cost'] as const satisfies readonly CostView[];

/** The approved forecast; what is pending does not move it, and is left out because its range takes long to find. */
const forecastOf = (input: ForesiteInput): number | null =>
  buildForesite({ ...input, items: input.items.filter(({ status }) => status === 'APPROVED') }).summary
    .forecast;

/** Where the forecast stands, and where this decision takes it, with markups and without: readers see one or the other. */
export async function forecastAround(
  { tx, projectId, today }: MeetingWriter,
  itemId: number,
  outcome: DecidedOutcome,
): Promise<Record<CostView, Around>> {
  const around = {
    cost: { before: null, after: null },
    subtotal_cost: { before: null, after: null },
  } as Record<CostView, Around>;
  for (const view of views) {
    const input = await readForesiteInput(tx, projectId, view, today);
    const before = forecastOf(input);
    const after = outcome === 'APPROVED' ? forecastOf(changedInput(input, { approve: [itemId] })) : before;
    around[view] = { before, after };
  }
  return around;
}
