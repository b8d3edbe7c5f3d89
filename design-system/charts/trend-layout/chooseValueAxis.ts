/** What the value axis must hold. Values in the chart's unit, lengths in px. */
export interface ValueAxisInput {
  /** Value of the bottom member in each column; the axis may break only inside them. */
  bottoms: readonly number[];
  /** Lowest and highest value drawn by anything: totals, lines, bands, target. */
  lowest: number;
  highest: number;
  height: number;
}

/** Domain of the value axis: `from` is drawn at the bottom edge and reads as zero when `broken`. */
export interface ValueAxis {
  from: number;
  to: number;
  broken: boolean;
}

const headroom = 24; // room for a column's figure and the word at the today line, px
const stub = 0.1; // part of the height that stays of the shortest bottom member under a break
const worthBreaking = 0.3; // a break that hides less than this part of the axis is not worth its oddness
const worthMagnifying = 0.01; // differences smaller than this part would look larger than they are

/**
 * Chooses the domain of the value axis. It starts at zero unless a break inside the bottom member of every
 * column frees at least 30 % of the height; never a break above the bottom member (mock chart rule 1).
 */
export function chooseValueAxis(input: ValueAxisInput): ValueAxis {
  const height = Math.max(input.height, 40);
  const top = headroom / height;
  const floor = Math.min(...input.bottoms, input.lowest);
  const spread = input.highest - floor;
  const breakable = input.bottoms.length > 0 && floor > 0 && spread > worthMagnifying * input.highest;
  const from = breakable ? breakStart(floor, input.highest, top) : 0;
  if (from > worthBreaking * input.highest) {
    const to = from + (input.highest - from) / (1 - top);
    return { from, to, broken: true };
  }
  const low = Math.min(0, input.lowest);
  const high = Math.max(0, input.highest);
  const span = high - low || 1;
  const bottom = low < 0 ? low - span * top : 0;
  const to = bottom + (high - bottom || 1) / (1 - top);
  return { from: bottom, to, broken: false };
}

/** The value at the bottom edge so that `floor` stands one stub above it and `highest` one headroom below the top. */
function breakStart(floor: number, highest: number, top: number): number {
  const to = (highest - (top * floor) / (1 - stub)) / (1 - top - (top * stub) / (1 - stub));
  return (floor - stub * to) / (1 - stub);
}
