/** Steps of an axis, each with all larger ones as its multiples or nearly so. */
const factors = [5, 2.5, 2, 1] as const;
/** Ticks that let an axis be read, and where there is no room for them, that give it a scale at all. */
const enough = { ticks: 3, atLeast: 2 } as const;
/** Nearer than this two lines of words touch, px. */
const touching = 16;

/** An axis from `from` to `to` that is `length` px long; of whole steps where it counts. */
export interface AxisSpan {
  from: number;
  to: number;
  length: number;
  counts?: boolean | undefined;
}

/** The fewest round values that make an axis readable: three, or two where it is short; nothing where there are none. */
export function roundTicks({ from, to, length, counts = false }: AxisSpan): number[] {
  const range = to - from;
  if (!(range > 0) || !Number.isFinite(range)) return [];
  const power = Math.floor(Math.log10(range));
  let best: number[] = [];
  for (const exponent of [power, power - 1])
    for (const factor of factors) {
      const step = factor * 10 ** exponent;
      if (
        (counts && !Number.isInteger(step)) ||
        (best.length >= enough.atLeast && tooNear(step, range, length))
      )
        continue;
      const ticks = multiples(step, from, to);
      if (ticks.length > best.length) best = ticks;
      if (best.length >= enough.ticks) return best;
    }
  return best;
}

const tooNear = (step: number, range: number, length: number) => (step / range) * length < touching;

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  // Worked out from whole numbers, so that no tick is a hair off its round value.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}
