import type { components } from '#contract/api.ts';
import { carryLines, lineAmount } from '#domain/estimate';
import { sumMoney } from '#domain/money';
import { type FieldErrors, invalidFields, notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { compareLines } from '#server/services/differences/compareLines.ts';
import { readOtherSide, readPlaces, readReach, readSide } from './differenceRepository.ts';
import { matchesOf, notesOf, readRemarks } from './remarkRepository.ts';

type Line = components['schemas']['EstimateDifferenceState'];
type Side = { milestone: number; name: string; lines: readonly Line[] };
type Reading = Pick<Call<'getEstimateDifference'>, 'tx' | 'params'>;

/** The most lines of an estimate that are compared. */
const mostLines = 50_000;

async function sideOf(
  { tx, params }: Reading,
  milestone: number,
  field: string,
  version: number | null = null,
): Promise<Side> {
  const side = await readSide(tx, params.project_id, milestone, version);
  if (!side && version !== null)
    throw invalidFields({ version: ['This version of the estimate was not submitted. Choose another one.'] });
  if (!side) throw field === 'milestone' ? notFound() : invalidFields({ [field]: [noMilestone] });
  return limited({ milestone, ...side });
}

function limited(side: Side): Side {
  if (side.lines.length > mostLines)
    throw ruleRefused(
      `${side.name} has more than ${mostLines.toLocaleString('en-US')} lines, the most that are compared.`,
    );
  return side;
}

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

const noMilestone = 'This milestone is not in the project. Choose another one.';

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
    const { tx, params, body } = call;
    const present = await sideOf(call, body.milestone_id, 'milestone');
    const before = await sideOf(call, body.against, 'against');
    const lines = body.creates.map((line): Line => {
      const { quantity = null, unit = null, unit_cost = null, amount = null, cost_group_id = null } = line;
      return {
        description: line.description,
        component_id: line.component_id,
        cost_group_id,
        quantity,
        unit,
        unit_cost,
        amount: lineAmount({ quantity, unit_cost, amount }),
      };
    });
    const named = lines.flatMap(({ cost_group_id: id }) => (id === null ? [] : [id]));
    const places = await readPlaces(tx, params.project_id, [...new Set(named)]);
    const known = {
      component_id: new Set(places.components.map(({ id }) => id)),
      cost_group_id: new Set(places.groups.map(({ id }) => id)),
    };
    const errors: FieldErrors = {};
    lines.forEach((line, index) => {
      if (!known.component_id.has(line.component_id))
        errors[`creates.${index}.component_id`] = [
          'This component is not in the project. Choose another one.',
        ];
      if (line.cost_group_id !== null && !known.cost_group_id.has(line.cost_group_id))
        errors[`creates.${index}.cost_group_id`] = [
          'This cost group is not in the company. Choose another one.',
        ];
    });
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    return differenceOf(call, before, { ...present, lines });
  },
});
