import { formatDate, type IsoDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { milestoneDate } from '#domain/milestones';
import { formatMoney, sumMoney } from '#domain/money';
import type { Reference } from './amplifyAnswer.ts';
import type { ReadIssue, ReadItem, ReadMilestone, ReadRisk, ReadScenario } from './amplifyReadings.ts';
import { bold, plain } from './richText.ts';

/** Dollars of a figure in an answer, strong. */
export const money = (amount: number): string => bold(formatMoney(amount));

/** Dollars without their sign. */
export const size = (amount: number): string => formatMoney(Math.abs(amount));

/** `1 item`, `3 items`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

/** A sum of costs; what has none counts as nothing. */
export const sumOf = (costs: readonly (number | null)[]): number => sumMoney(costs.map((cost) => cost ?? 0));

/** A day in a sentence. */
export const dayText = (date: IsoDate): string => formatDate(date);

/** A person by both names. */
export const nameOf = (person: { first_name: string; last_name: string } | null): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '-';

/** An item as what an answer rests on. */
export const itemReference = ({ id, code, name }: Pick<ReadItem, 'id' | 'code' | 'name'>): Reference => ({
  entity: 'item',
  entity_id: id,
  code,
  name,
});
/** A scenario as what an answer rests on. */
export const scenarioReference = ({ id, scenario_number, name }: ReadScenario): Reference => ({
  entity: 'scenario',
  entity_id: id,
  code: scenario_number,
  name,
});
/** A milestone as what an answer rests on. */
export const milestoneReference = ({ id, code, name }: ReadMilestone): Reference => ({
  entity: 'milestone',
  entity_id: id,
  code,
  name,
});
/** A risk as what an answer rests on. */
export const riskReference = ({ id, number, name }: ReadRisk): Reference => ({
  entity: 'risk',
  entity_id: id,
  code: formatCode('risk', number),
  name,
});
/** An issue as what an answer rests on. */
export const issueReference = ({ id, number, name }: ReadIssue): Reference => ({
  entity: 'issue',
  entity_id: id,
  code: formatCode('issue', number),
  name,
});

/** `VO-008, Shell level 9, ($8,400,000)`, escaped and strong. */
export const itemWords = ({ code, name, cost }: ReadItem): string =>
  bold(cost === null ? `${code}, ${name}` : `${code}, ${name}, ${formatMoney(cost)}`);

/** How a milestone is said: by its name, with its code. */
export const milestoneWords = ({ code, name }: ReadMilestone): string => `${plain(name)} (${code})`;

/** The day that counts of a milestone. */
export const dayOf = (milestone: ReadMilestone): IsoDate => milestoneDate(milestone);

/** What a risk may cost: its own value, else the estimated one. */
export const riskMoney = ({ value, estimated_value }: ReadRisk): number | null => value ?? estimated_value;

/** Whether anything has been set out against a risk. */
export const hasMitigation = ({ mitigation_counts: counts }: ReadRisk): boolean =>
  counts.DRAFT + counts.IN_PROGRESS + counts.COMPLETE > 0;
