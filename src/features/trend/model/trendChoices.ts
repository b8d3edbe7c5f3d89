import { isRecord } from '#design-system/private/isRecord.ts';
import { codeDimension } from '#domain/foresite';
import { firstChoices, type TrendChoices, type TrendSplit } from './costTrendTypes.ts';

/** What of the choices is kept. A chart's own switches; who may see risks is asked anew each time. */
export type KeptChoices = Omit<TrendChoices, 'hidden' | 'before'> & {
  hidden: readonly string[];
  before: { dimension: string; hidden: readonly string[] } | null;
};

const displays = ['COST', 'COST_PER_GSF', 'GSF'] as const;
const overlays = ['total', 'delta', 'percent'] as const;
const switches = ['delta', 'timeScale', 'quarters', 'patterns', 'risk', 'outcome', 'contingency'] as const;

/**
 * The choices that were remembered, each one only if it is valid: a strange dimension is components, a member that is no
 * number is ignored (docs/product/foresite.md).
 */
export function readTrendChoices(stored: unknown): TrendChoices {
  if (!isRecord(stored)) return firstChoices;
  const flags = Object.fromEntries(
    switches.map((name) => [name, typeof stored[name] === 'boolean' ? stored[name] : firstChoices[name]]),
  ) as Pick<TrendChoices, (typeof switches)[number]>;
  return {
    ...flags,
    ...readSplit(stored),
    display: displays.find((display) => display === stored['display']) ?? firstChoices.display,
    overlay: overlays.find((overlay) => overlay === stored['overlay']) ?? firstChoices.overlay,
    before: flags.risk && isRecord(stored['before']) ? readSplit(stored['before']) : null,
  };
}

function readSplit(stored: Record<string, unknown>): TrendSplit {
  const { dimension, hidden } = stored;
  if (typeof dimension !== 'string' || codeDimension(dimension) === undefined)
    return { dimension: firstChoices.dimension, hidden: new Set() };
  const members: readonly unknown[] = Array.isArray(hidden) ? hidden : [];
  return { dimension, hidden: new Set(members.filter(isMember)) };
}

const isMember = (id: unknown): id is string => typeof id === 'string' && /^-?\d{1,15}$/.test(id);

/** The choices as they are kept. */
export function keepTrendChoices({ hidden, before, ...plain }: TrendChoices): KeptChoices {
  return {
    ...plain,
    hidden: [...hidden],
    before: before && { dimension: before.dimension, hidden: [...before.hidden] },
  };
}

/** Another dimension; its members are all on. */
export const withDimension = (choices: TrendChoices, dimension: string): TrendChoices =>
  dimension === choices.dimension ? choices : { ...choices, dimension, hidden: new Set() };

/** Risks are shown by component, with every member on; switched off, what was chosen before comes back (docs/product/foresite.md). */
export function withRisk(choices: TrendChoices, risk: boolean): TrendChoices {
  if (risk === choices.risk) return choices;
  const { dimension, hidden, before } = choices;
  if (risk)
    return { ...choices, risk, dimension: 'components', hidden: new Set(), before: { dimension, hidden } };
  return { ...choices, risk, ...before, before: null };
}

interface Circumstances {
  showsRate: boolean;
  isLive: boolean;
  seesRisks: boolean;
  dimension: string;
}

/** The choices as far as they can be met here: a rate that settings took away is the cost again, members belong to their dimension. */
export function choicesInForce(
  chosen: TrendChoices,
  { showsRate, isLive, seesRisks, dimension }: Circumstances,
): TrendChoices {
  return {
    ...chosen,
    dimension,
    hidden: chosen.dimension === dimension ? chosen.hidden : new Set<string>(),
    display: chosen.display === 'COST_PER_GSF' && !showsRate ? 'COST' : chosen.display,
    risk: chosen.risk && seesRisks,
    outcome: chosen.outcome && isLive,
  };
}
