import { nextDraw, streamOf } from './outcomeDraws.ts';

/** An item drawn in every run, with the groups it takes up when it is in. */
export interface Rival {
  costs: Float64Array;
  groups: readonly number[];
  /** Whether the run holds it, 1 or 0; a cost may be 0 all the same. */
  isIn: Uint8Array;
}

/**
 * Leaves at most one item of each group in a run: the drawn ones claim their groups one after the other, in an order drawn
 * anew for each run, and who finds one taken is out. No item is favoured for its place in a list.
 */
export function excludeRivals(rivals: readonly Rival[], runs: number, seed: number): void {
  const groupCount = 1 + Math.max(-1, ...rivals.flatMap((rival) => rival.groups));
  const takenIn = new Int32Array(groupCount).fill(-1);
  const wanting = new Int32Array(rivals.length);
  let stream = streamOf(seed, rivals.length, 3);
  for (let run = 0; run < runs; run += 1) {
    let count = 0;
    for (let index = 0; index < rivals.length; index += 1) {
      if (rivals[index]!.isIn[run] === 1) wanting[count++] = index;
    }
    for (let left = count; left > 0; left -= 1) {
      stream = nextDraw(stream);
      const pick = Math.floor(((stream >>> 0) / 2 ** 32) * left);
      const rival = rivals[wanting[pick]!]!;
      wanting[pick] = wanting[left - 1]!;
      if (rival.groups.some((group) => takenIn[group] === run)) {
        rival.isIn[run] = 0;
        rival.costs[run] = 0;
        continue;
      }
      for (const group of rival.groups) takenIn[group] = run;
    }
  }
}
