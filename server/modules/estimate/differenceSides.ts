import type { components } from '#contract/api.ts';
import { countsInTotal, lineAmount, MOST_LINES } from '#domain/estimate';
import { formatNumber } from '#domain/money';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { type FieldErrors, invalidFields, notFound, ruleRefused } from '#server/contract/errors.ts';
import { readPlaces, readSide } from './differenceRepository.ts';

type Line = components['schemas']['EstimateDifferenceState'];
/** An estimate that is compared. */
export type Side = { milestone: number; name: string; lines: readonly Line[] };
/** What reading one takes of a call. */
export type Reading = { tx: TenantTx; params: { project_id: number } };

/** The estimate of a milestone of the project, or a submitted version of it. */
export async function sideOf(
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

/** Refuses what is too large to be compared. */
export function limited(side: Side): Side {
  if (side.lines.length > MOST_LINES)
    throw ruleRefused(
      `${side.name} has more than ${formatNumber(MOST_LINES)} lines, the most that are compared.`,
    );
  return side;
}

const noMilestone = 'This milestone is not in the project. Choose another one.';

/** Lines that nobody has accepted yet, in place of a milestone's, and the estimate that they are compared with. */
export async function draftSides(
  reading: Reading,
  input: components['schemas']['EstimateDifferenceInput'],
): Promise<{ before: Side; after: Side }> {
  const { tx, params } = reading;
  const present = await sideOf(reading, input.milestone_id, 'milestone');
  const before = await sideOf(reading, input.against, 'against');
  const errors: FieldErrors = {};
  // Alternates are in no total, so they are compared with nothing.
  const rows = input.creates.map((line, index) => ({ line, index }));
  const counted = rows.filter(({ line }) => countsInTotal(line.kind ?? 'WORK'));
  const lines = counted.map(({ line }): Line => {
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
  const named = input.creates.flatMap(({ cost_group_id: id }) => id ?? []);
  const places = await readPlaces(tx, params.project_id, [...new Set(named)]);
  const known = {
    component_id: new Set(places.components.map(({ id }) => id)),
    cost_group_id: new Set(places.groups.map(({ id }) => id)),
  };
  rows.forEach(({ line, index }) => {
    if (!known.component_id.has(line.component_id))
      errors[`creates.${index}.component_id`] = ['This component is not in the project. Choose another one.'];
    if (line.cost_group_id != null && !known.cost_group_id.has(line.cost_group_id))
      errors[`creates.${index}.cost_group_id`] = [
        'This cost group is not in the company. Choose another one.',
      ];
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { before, after: { ...present, lines } };
}
