/** One risk as a bet: its value in dollars is lost with this chance (0 to 1). */
export interface RiskBet {
  value: number;
  chance: number;
  /** Risks of one cause tend to strike together. */
  cause: number | null;
}

/** What the register may cost: dollars at each percentile, and the mean. */
export interface ExposureOutcome {
  mean: number;
  p50: number;
  p80: number;
  /** Totals of all runs in rising order. */
  totals: Float64Array;
}

/** Runs of a simulation, and how much one cause moves its risks together (0 apart, 1 as one). */
export const EXPOSURE = { runs: 10_000, together: 0.3 } as const;

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A normally distributed draw (Box and Muller). */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The normal quantile of a chance (Acklam's approximation, exact to nine digits). */
export function quantile(chance: number): number {
  if (chance <= 0) return -Infinity;
  if (chance >= 1) return Infinity;
  const tail = 0.024_25;
  if (chance < tail) return lowTail(Math.sqrt(-2 * Math.log(chance)));
  if (chance > 1 - tail) return -lowTail(Math.sqrt(-2 * Math.log(1 - chance)));
  const q = chance - 0.5;
  const r = q * q;
  const over =
    ((((-39.696_830_286_653_76 * r + 220.946_098_424_520_5) * r - 275.928_510_446_968_7) * r +
      138.357_751_867_269) *
      r -
      30.664_798_066_147_16) *
      r +
    2.506_628_277_459_239;
  const under =
    ((((-54.476_098_798_224_06 * r + 161.585_836_858_040_9) * r - 155.698_979_859_886_6) * r +
      66.801_311_887_719_72) *
      r -
      13.280_681_552_885_72) *
      r +
    1;
  return (over * q) / under;
}

const lowTail = (q: number): number =>
  (((((-0.007_784_894_002_430_293 * q - 0.322_396_458_041_136_5) * q - 2.400_758_277_161_838) * q -
    2.549_732_539_343_734) *
    q +
    4.374_664_141_464_968) *
    q +
    2.938_163_982_698_783) /
  ((((0.007_784_695_709_041_462 * q + 0.322_467_129_070_039_8) * q + 2.445_134_137_142_996) * q +
    3.754_408_661_907_416) *
    q +
    1);

/**
 * Runs the register many times: each risk strikes with its chance and costs its value. Risks of one cause share a part of
 * their luck. Repeats with the seed. 2,000 risks and 10,000 runs take about 20 million draws: call it off the main thread.
 */
export function simulateExposure(
  bets: readonly RiskBet[],
  {
    seed,
    runs = EXPOSURE.runs,
    together = EXPOSURE.together,
  }: { seed: number; runs?: number; together?: number },
): ExposureOutcome {
  const random = seeded(seed);
  const totals = new Float64Array(runs);
  const causes = [...new Set(bets.map(({ cause }) => cause))];
  const groups = causes.map((cause) => bets.filter((bet) => bet.cause === cause));
  for (const [index, group] of groups.entries()) {
    const apart = causes[index] === null || group.length === 1 || together === 0;
    const edges = group.map(({ chance }) => quantile(chance));
    const [shared, own] = [Math.sqrt(together), Math.sqrt(1 - together)];
    for (let run = 0; run < runs; run += 1) {
      let total = 0;
      const common = apart ? 0 : shared * normal(random);
      for (const [at, { value, chance }] of group.entries()) {
        const strikes = apart ? random() < chance : common + own * normal(random) < (edges[at] as number);
        if (strikes) total += value;
      }
      totals[run] = (totals[run] as number) + total;
    }
  }
  totals.sort();
  const at = (share: number) => totals[Math.min(runs - 1, Math.ceil(share * runs) - 1)] ?? 0;
  return { mean: totals.reduce((sum, one) => sum + one, 0) / runs, p50: at(0.5), p80: at(0.8), totals };
}
