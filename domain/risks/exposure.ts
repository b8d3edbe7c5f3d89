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

/** The chance that a normally distributed draw stays below (Abramowitz and Stegun 26.2.17, exact to seven digits). */
export function normalShare(edge: number): number {
  const far = Math.abs(edge);
  if (far > 9) return edge > 0 ? 1 : 0;
  const t = 1 / (1 + 0.231_641_9 * far);
  const tail =
    0.398_942_280_401_432_7 *
    Math.exp((-far * far) / 2) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return edge > 0 ? 1 - tail : tail;
}

/** Bets of one cause and one chance: what each costs when it strikes. */
interface Level {
  chance: number;
  edge: number;
  values: Float64Array;
}

/** The bets of a cause by their chance: what the cause does to a chance is then reckoned once a run, not once a bet. */
function levelsOf(bets: readonly RiskBet[]): Level[] {
  const chances = [...new Set(bets.map(({ chance }) => chance))];
  return chances.map((chance) => ({
    chance,
    edge: quantile(chance),
    values: Float64Array.from(
      bets.filter((bet) => bet.chance === chance),
      ({ value }) => value,
    ),
  }));
}

/**
 * What of the values is lost when each strikes with this chance, and the state of the stream after it. The stream is that of
 * `seeded`, written out: it is asked twenty million times.
 */
function lost(values: Float64Array, chance: number, start: number): [sum: number, state: number] {
  const below = chance * 4_294_967_296;
  let state = start;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    // No branch: whether a risk strikes cannot be foretold, and a wrong guess costs more than a product.
    sum += (values[at] as number) * Number((mixed ^ (mixed >>> 14)) >>> 0 < below);
  }
  return [sum, state];
}

/**
 * Runs the register many times: each risk strikes with its chance and costs its value. Risks of one cause share a part of
 * their luck: in each run it raises or lowers the chance of all of them. Repeats with the seed. 2,000 risks and 10,000 runs
 * take about 20 million draws: call it off the main thread.
 */
export function simulateExposure(
  bets: readonly RiskBet[],
  {
    seed,
    runs = EXPOSURE.runs,
    together = EXPOSURE.together,
  }: { seed: number; runs?: number; together?: number },
): ExposureOutcome {
  const luck = seeded(seed);
  let state = (seed ^ 0x9e3779b9) | 0;
  const totals = new Float64Array(runs);
  const causes = [...new Set(bets.map(({ cause }) => cause))];
  const [shared, own] = [Math.sqrt(together), Math.sqrt(1 - together)];
  for (const cause of causes) {
    const group = bets.filter((bet) => bet.cause === cause);
    const apart = cause === null || group.length === 1 || together === 0;
    const levels = levelsOf(group);
    for (let run = 0; run < runs; run += 1) {
      const common = apart ? 0 : shared * normal(luck);
      for (const { chance, edge, values } of levels) {
        const share = apart ? chance : normalShare((edge - common) / own);
        const [sum, next] = lost(values, share, state);
        state = next;
        totals[run] = (totals[run] as number) + sum;
      }
    }
  }
  totals.sort();
  const at = (share: number) => totals[Math.min(runs - 1, Math.ceil(share * runs) - 1)] ?? 0;
  return { mean: totals.reduce((sum, one) => sum + one, 0) / runs, p50: at(0.5), p80: at(0.8), totals };
}
