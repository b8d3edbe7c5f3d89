import { limitsRange } from '#domain/items';
import { excludeRivals, type Rival } from './excludeRivals.ts';
import { momentsOf, percentileOf } from './moments.ts';
import { addPart, drawPart, streamOf } from './outcomeDraws.ts';
import type { Outcome, OutcomeInput, OutcomeItem, OutcomePart } from './outcomeInput.ts';
import { partedByGroup } from './partedByGroup.ts';
import { pertMean, pertOf, pertVariance, type Pert } from './pert.ts';

/** Runs of a range of outcome (docs/product/foresite.md). */
export const OUTCOME_RUNS = 10_000;

/** A part whose covariance with the total is known, still to be divided by the total's variance. */
type Weighed = Omit<OutcomePart, 'share'> & { covariance: number };

interface Prepared {
  item: OutcomeItem;
  probability: number;
  pert: Pert;
  mean: number;
  variance: number;
}

/**
 * Simulates where the cost may end: every pending item is in with its probability, at most one of each group, at a cost
 * drawn from a PERT distribution between its limits; every active risk strikes with likelihood/5 (docs/product/foresite.md). Repeats
 * exactly for the same input, in whatever order it comes.
 */
export function simulateOutcome(input: OutcomeInput, runs: number = OUTCOME_RUNS): Outcome {
  const totals = new Float64Array(runs).fill(input.forecast);
  const prepared = [...input.items].sort((a, b) => a.id - b.id).map(prepare);
  const free = prepared.filter(({ item }) => item.group_ids.length === 0);
  const parts: Weighed[] = [
    ...free.map((part) => runFree(part, totals, input.seed)),
    ...partedByGroup(prepared.filter(({ item }) => item.group_ids.length > 0)).flatMap((rivals) =>
      runRivals(rivals, totals, input.seed),
    ),
    ...runRisks(input, totals),
  ];
  totals.sort();
  const { mean, variance } = momentsOf(totals);
  const whole = parts.reduce((sum, part) => sum + part.covariance, 0);
  return {
    runs,
    mean,
    variance,
    p10: percentileOf(totals, 0.1),
    p50: percentileOf(totals, 0.5),
    p90: percentileOf(totals, 0.9),
    totals,
    parts: parts
      .map(({ covariance, ...part }) => ({ ...part, share: whole > 0 ? covariance / whole : 0 }))
      .sort((a, b) => Math.abs(b.share) - Math.abs(a.share) || a.id - b.id),
  };
}

function prepare(item: OutcomeItem): Prepared {
  const { low, high } = limitsRange(item.cost, item.lower_limit, item.upper_limit);
  const mode = Number(item.cost);
  const probability = Math.min(1, Math.max(0, Number(item.probability) / 100));
  return {
    item,
    probability,
    pert: pertOf(low, mode, high),
    mean: pertMean(low, mode, high),
    variance: pertVariance(low, mode, high),
  };
}

/** Variance of something that costs `mean` ± `variance` when it is in, and nothing when it is not. */
const mixedVariance = (probability: number, mean: number, variance: number) =>
  probability * variance + probability * (1 - probability) * mean * mean;

/** Nothing else depends on a free item, so its chance, mean and covariance with the total (its own variance) are known without counting. */
function runFree(
  { item, probability, pert, mean, variance }: Prepared,
  totals: Float64Array,
  seed: number,
): Weighed {
  addPart(totals, streamOf(seed, item.id, 1), probability, pert);
  return {
    id: item.id,
    kind: 'item',
    chance: probability,
    mean: probability * mean,
    covariance: mixedVariance(probability, mean, variance),
  };
}

/** Items that exclude each other, run together: what they add is counted against their common sum. */
function runRivals(part: readonly Prepared[], totals: Float64Array, seed: number): Weighed[] {
  const runs = totals.length;
  const numbers = new Map<number, number>();
  for (const { item } of part)
    for (const id of item.group_ids) if (!numbers.has(id)) numbers.set(id, numbers.size);
  const rivals = part.map(({ item, probability, pert }): Rival => {
    const costs = new Float64Array(runs);
    const isIn = new Uint8Array(runs);
    drawPart(costs, isIn, streamOf(seed, item.id, 1), probability, pert);
    return { costs, isIn, groups: [...new Set(item.group_ids)].map((id) => numbers.get(id) ?? 0) };
  });
  excludeRivals(rivals, runs, streamOf(seed, part[0]?.item.id ?? 0, 2));
  const sums = new Float64Array(runs);
  for (const { costs } of rivals) for (let run = 0; run < runs; run += 1) sums[run]! += costs[run]!;
  for (let run = 0; run < runs; run += 1) totals[run]! += sums[run]!;
  const { mean: middle } = momentsOf(sums);
  return rivals.map(({ costs, isIn }, index) => {
    const { mean } = momentsOf(costs);
    let covariance = 0;
    let count = 0;
    for (let run = 0; run < runs; run += 1) {
      covariance += (costs[run]! - mean) * (sums[run]! - middle);
      count += isIn[run]!;
    }
    return {
      id: part[index]!.item.id,
      kind: 'item',
      chance: count / runs,
      mean,
      covariance: covariance / (runs - 1),
    };
  });
}

function runRisks({ seed, risks = [] }: OutcomeInput, totals: Float64Array): Weighed[] {
  return [...risks]
    .sort((a, b) => a.id - b.id)
    .map((risk) => {
      const probability = Math.min(1, Math.max(0, (risk.likelihood ?? 0) / 5));
      const value = Number(risk.value);
      addPart(totals, streamOf(seed, risk.id, 4), probability, pertOf(value, value, value));
      return {
        id: risk.id,
        kind: 'risk',
        chance: probability,
        mean: probability * value,
        covariance: mixedVariance(probability, value, 0),
      };
    });
}
