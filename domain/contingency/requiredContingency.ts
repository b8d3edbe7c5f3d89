import { type Amount, fromCents, toCents, toDecimal } from '#domain/money';
import type { PotKind } from './potKinds.ts';

/** A share of the estimate in percent; without a high end it is the least. */
export interface ShareRange {
  low: number;
  high: number | null;
}

/** Stages of design with the contingency that is usual at each, in percent of the estimate (docs/product/contingency.md). */
export const DESIGN_STAGES = {
  concept: {
    label: 'Concept',
    names: /\b(concept|rom|programming)\b/i,
    shares: { design: { low: 15, high: null }, construction: { low: 10, high: null } },
  },
  schematic: {
    label: 'Schematic design',
    names: /\b(sd|schematic)\b/i,
    shares: { design: { low: 10, high: 20 }, construction: { low: 10, high: null } },
  },
  development: {
    label: 'Design development',
    names: /\b(dd|design development)\b/i,
    shares: { design: { low: 5, high: 10 }, construction: { low: 5, high: 8 } },
  },
  documents: {
    label: 'Construction documents',
    names: /\b(cd|construction documents|gmp)\b/i,
    shares: { design: { low: 0, high: 3 }, construction: { low: 3, high: 5 } },
  },
} as const satisfies Record<
  string,
  { label: string; names: RegExp; shares: Record<Exclude<PotKind, 'buyout'>, ShareRange> }
>;

/** A stage of design. */
export type DesignStage = keyof typeof DESIGN_STAGES;

/** The kinds of pots for which a share of the estimate is usual. */
export const RECOMMENDED_KINDS = ['design', 'construction'] as const satisfies readonly PotKind[];

/** The stage of design that a milestone's name says, or null: `50% DD`, `100 % SD`, `GMP`. */
export function designStage(milestone: string): DesignStage | null {
  const stages = Object.keys(DESIGN_STAGES) as DesignStage[];
  return stages.find((stage) => DESIGN_STAGES[stage].names.test(milestone)) ?? null;
}

/** How what is left compares with what is usual. */
export const ADEQUACIES = {
  short: { label: 'Short' },
  within: { label: 'Within' },
  ample: { label: 'Ample' },
} as const;

/** Whether contingency is enough. */
export type Adequacy = keyof typeof ADEQUACIES;

/** What is usual for one kind at one stage, in dollars, and how what is left compares. */
export interface Requirement {
  kind: PotKind;
  low: number;
  high: number | null;
  adequacy: Adequacy;
}

const share = (estimate: Amount, percent: number) =>
  fromCents(toCents(toDecimal(estimate).times(percent).div(100).toFixed()));

/** What is usual at a stage for an estimate in dollars; both ends of the range are within. */
export function requirementsAt(
  stage: DesignStage,
  estimate: Amount,
  left: Readonly<Partial<Record<PotKind, number>>>,
): Requirement[] {
  return RECOMMENDED_KINDS.map((kind) => {
    const range: ShareRange = DESIGN_STAGES[stage].shares[kind];
    const low = share(estimate, range.low);
    const high = range.high === null ? null : share(estimate, range.high);
    return { kind, low, high, adequacy: adequacyOf(left[kind] ?? 0, low, high) };
  });
}

function adequacyOf(left: number, low: number, high: number | null): Adequacy {
  if (left < low) return 'short';
  return high !== null && left > high ? 'ample' : 'within';
}
