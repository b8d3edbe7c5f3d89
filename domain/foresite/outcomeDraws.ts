import { PERT_STEPS, type Pert } from './pert.ts';

const WHOLE = 2 ** 32;

/** A starting state for the draws of one part of one project; parts have streams of their own, so their order never matters. */
export function streamOf(seed: number, id: number, salt: number): number {
  let state = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(id | 0, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  state ^= Math.imul(Math.floor(id / WHOLE) + Math.floor(seed / WHOLE), 0x27d4eb2f);
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return state ^ (state >>> 16) || 1;
}

/** One step of a stream: the next state, never 0, all 32 bits of which are the draw. */
export function nextDraw(state: number): number {
  let next = state ^ (state << 13);
  next ^= next >>> 17;
  return next ^ (next << 5);
}

/** What a part costs at a place of its distribution, `place` running from 0 to the steps of the table. */
function costAt({ low, width, quantiles }: Pert, place: number): number {
  if (quantiles === null) return low;
  const step = Math.min(PERT_STEPS - 1, place | 0);
  const from = quantiles[step]!;
  return low + width * (from + (place - step) * (quantiles[step + 1]! - from));
}

/**
 * Draws a part in every run and writes what it costs where it is in. One draw does both: below the probability the
 * part is in, and how far below says where on its distribution.
 */
export function drawPart(
  into: Float64Array,
  isIn: Uint8Array,
  state: number,
  probability: number,
  pert: Pert,
): void {
  const threshold = probability * WHOLE;
  let stream = state;
  for (let run = 0; run < into.length; run += 1) {
    stream = nextDraw(stream);
    const value = stream >>> 0;
    if (value >= threshold) continue;
    isIn[run] = 1;
    into[run] = costAt(pert, (value / threshold) * PERT_STEPS);
  }
}

const CELL_BITS = 10;
const CELLS = 2 ** CELL_BITS;
const FEWEST_CELLS = 128; // of a part that is in; with fewer, the distribution itself is read
const cells = new Float64Array(CELLS);

/**
 * As `drawPart`, straight onto the totals of the runs, for parts that nothing excludes. Thousands of items in ten
 * thousand runs are many millions of draws, so the cost is read from cells: each is a thousandth of all draws and holds
 * the cost at its middle. Only in the cell that the probability cuts does a draw have to be looked at.
 */
export function addPart(totals: Float64Array, state: number, probability: number, pert: Pert): void {
  if (probability * CELLS < FEWEST_CELLS) {
    addRarely(totals, state, probability, pert);
    return;
  }
  const threshold = probability * WHOLE;
  const cut = fillCells(probability, pert);
  const shift = 32 - CELL_BITS;
  const runs = totals.length;
  let stream = state;
  for (let run = 0; run < runs; run += 1) {
    stream ^= stream << 13;
    stream ^= stream >>> 17;
    stream ^= stream << 5;
    const cell = stream >>> shift;
    if (cell === cut && stream >>> 0 >= threshold) continue;
    totals[run]! += cells[cell]!;
  }
}

/** Fills the cells below the probability with costs and the rest with nothing; answers the cell that it cuts. */
function fillCells(probability: number, pert: Pert): number {
  const wanted = probability * CELLS;
  const cut = Math.floor(wanted);
  const scale = PERT_STEPS / wanted;
  cells.fill(0, cut);
  for (let cell = 0; cell < cut; cell += 1) cells[cell] = costAt(pert, (cell + 0.5) * scale);
  if (cut < CELLS) cells[cut] = costAt(pert, ((cut + wanted) / 2) * scale);
  return cut;
}

function addRarely(totals: Float64Array, state: number, probability: number, pert: Pert): void {
  const threshold = probability * WHOLE;
  let stream = state;
  for (let run = 0; run < totals.length; run += 1) {
    stream = nextDraw(stream);
    const value = stream >>> 0;
    if (value < threshold) totals[run]! += costAt(pert, (value / threshold) * PERT_STEPS);
  }
}
