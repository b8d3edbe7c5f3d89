import type { components } from '#contract/api.ts';
import { carryLines } from '#domain/estimate';
import { sumMoney } from '#domain/money';
import { invalidFields } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { compareLines } from '#server/services/differences/compareLines.ts';
import { readOtherSide, readPlaces, readReach } from './differenceRepository.ts';
import { draftSides, limited, type Reading, type Side, sideOf } from './differenceSides.ts';
import { matchesOf, notesOf, readRemarks } from './remarkRepository.ts';

/** The estimate of another project, for those who see estimates there; a project out of sight answers as a missing milestone. */
async function otherSideOf(call: Call<'getEstimateDifference'>, projectId: number): Promise<Side> {
  const { tx, params, query, caller, services } = call;
  const refused = (sentence: string) => invalidFields({ against: [sentence] });
  if (query.version !== undefined)
    throw invalidFields({ version: ['Versions are compared within a project. Leave the version out.'] });
  const inside = await services.callerIn(caller, projectId);
  const side =
    inside?.permissions.has('estimate_access') &&
    (await readOtherSide(tx, params.project_id, projectId, query.against));
  if (!side)
    throw refused('This estimate is in no other project whose estimates you see. Choose another one.');
  return limited({ milestone: query.against, ...side });
}

async function differenceOf(
  { tx, params }: Reading,
  before: Side,
  after: Side,
  version: number | null = null,
): Promise<components['schemas']['EstimateDifference']> {
  const compared = { milestone: after.milestone, against: before.milestone, version };
  const remarks = await readRemarks(tx, compared);
  const noteOf = notesOf(remarks);
  const difference = await compareLines(before.lines, after.lines, matchesOf(remarks));
  const places = await readPlaces(tx, params.project_id, groupsOf(difference));
  const lines = difference.lines.map((line) => ({
    ...line,
    note: noteOf(line.before_key, line.after_key),
  }));
  return { before: headOf(before), after: headOf(after), ...places, ...difference, lines };
}

/** The same by the codes of another format. What is said of lines is said of them as they are coded, so that none of it counts here. */
async function differenceIn(
  { tx, params }: Reading,
  before: Side,
  after: Side,
  format: string,
): Promise<components['schemas']['EstimateDifference']> {
  const coded = [...before.lines, ...after.lines].flatMap(({ cost_group_id: id }) =>
    id === null ? [] : [id],
  );
  const reach = await readReach(tx, format, [...new Set(coded)]);
  if (!reach) throw invalidFields({ format: ['There is no such format. Choose one from the list.'] });
  const difference = await compareLines(carryLines(before.lines, reach), carryLines(after.lines, reach));
  const places = await readPlaces(tx, params.project_id, groupsOf(difference));
  const lines = difference.lines.map((line) => ({ ...line, before_key: null, after_key: null, note: null }));
  return { before: headOf(before), after: headOf(after), ...places, ...difference, lines };
}

const groupsOf = ({ cells }: { cells: readonly { cost_group_id: number | null }[] }): number[] => [
  ...new Set(cells.flatMap(({ cost_group_id: id }) => (id === null ? [] : [id]))),
];

const headOf = ({ milestone, name, lines }: Side) => ({
  milestone_id: milestone,
  name,
  total: sumMoney(lines.map(({ amount }) => amount)),
  lines_count: lines.length,
});

/** What changed between estimates: `docs/product/estimate.md`. */
export const differenceHandlers = defineHandlers({
  getEstimateDifference: async (call) => {
    const after = await sideOf(call, call.query.milestone, 'milestone');
    const version = call.query.version ?? null;
    const { against_project: other = call.params.project_id, format } = call.query;
    const before =
      other === call.params.project_id
        ? await sideOf(call, call.query.against, 'against', version)
        : await otherSideOf(call, other);
    return format === undefined
      ? differenceOf(call, before, after, version)
      : differenceIn(call, before, after, format);
  },

  previewEstimateDifference: async (call) => {
    const { before, after } = await draftSides(call, call.body);
    return differenceOf(call, before, after);
  },
});
