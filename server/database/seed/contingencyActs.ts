import { createEntry, transfer } from '#server/modules/contingency/saveEntry.ts';
import { createPot } from '#server/modules/contingency/savePot.ts';
import type { DemoPot } from './demo/demoPot.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import type { Act } from './demoWriter.ts';
import { pick } from './rowIds.ts';

/** Where acts find the pots by their names, once those are opened, and the risks by their numbers. */
export type ContingencyIds = { pots: Map<string, number>; risks: readonly number[] };

/** How a project's people opened, funded and drew on their pots, through the same functions as the API. */
export const contingencyActs = ({ pots = [] }: DemoProject, ids: ContingencyIds): Act[] =>
  pots.flatMap((pot) => [
    opening(pot, ids),
    ...(pot.entries ?? []).map((entry) => movement(pot, entry, ids)),
  ]);

const opening = ({ kind, name, amount, at, by }: DemoPot, { pots }: ContingencyIds): Act => ({
  at,
  by,
  perform: async (writer) => {
    const { id } = await createPot(writer, { kind, name, amount, opened_on: writer.today });
    pots.set(name, id);
  },
});

function movement(
  { name }: DemoPot,
  { at, by, amount, note, risk, to }: NonNullable<DemoPot['entries']>[number],
  { pots, risks }: ContingencyIds,
): Act {
  return {
    at,
    by,
    perform: (writer) => {
      const plain = { date: writer.today, amount, note };
      const pot = pick(pots, name);
      if (to !== undefined)
        return transfer(writer, { ...plain, from_pot_id: pot, to_pot_id: pick(pots, to) });
      const reason = risk === undefined ? {} : { risk_id: risks[risk - 1] ?? null };
      return createEntry(writer, { ...plain, ...reason, pot_id: pot });
    },
  };
}
