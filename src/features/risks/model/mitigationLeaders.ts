import { formatNumber } from '#domain/money';
import { personName } from '#domain/people';
import type { ReportCardShape } from '#shared/reports';
import type { RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';

/** The column of a card's filters that names who leads mitigations. */
export const LEADER = 'leader';
/** What mitigations of nobody are found by. */
const NOBODY = t.nobody;

type Leader = RiskRegister['mitigations_by_leader'][number]['leader'];

const nameOf = (leader: Leader): string => (leader ? personName(leader) : NOBODY);

/** Whose mitigations a card shows; everybody's where it names nobody. */
export const leadersOf = ({ filters = [] }: ReportCardShape): readonly string[] =>
  filters.find(({ column }) => column === LEADER)?.values ?? [];

/** Who leads a mitigation of the active risks, by name. */
export const leaderNames = ({ mitigations_by_leader: led }: RiskRegister): string[] =>
  [...new Set(led.map(({ leader }) => nameOf(leader)))].toSorted();

/** What the choice of leaders says where it does not have all of them. */
export const leadersShown = ({
  leader_count: count,
  mitigations_by_leader: led,
}: RiskRegister): string | undefined =>
  count > led.length ? t.lengthOfNumberLeadersThose(led.length, formatNumber(count)) : undefined;

/** How far the mitigations of these people are; of all where nobody is named. */
export function mitigationsOf(
  { mitigations, mitigations_by_leader: led }: RiskRegister,
  names: readonly string[],
): RiskRegister['mitigations'] {
  if (names.length === 0) return mitigations;
  const sum = { DRAFT: 0, IN_PROGRESS: 0, COMPLETE: 0 };
  for (const { leader, counts } of led)
    if (names.includes(nameOf(leader)))
      for (const status of ['DRAFT', 'IN_PROGRESS', 'COMPLETE'] as const) sum[status] += counts[status];
  return sum;
}
