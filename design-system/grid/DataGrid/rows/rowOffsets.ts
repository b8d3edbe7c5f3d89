/** Where lines stand in pixels from the top of the body. */
export interface RowOffsets {
  total: number;
  /** Height of the lowest line. */
  least: number;
  /** All lines are as high. */
  isUniform: boolean;
  top: (index: number) => number;
  height: (index: number) => number;
  /** Line at a distance from the top, clamped to the first and last. */
  indexAt: (distance: number) => number;
}

/** Lines of one height: arithmetic only, whatever their number. */
export function uniformOffsets(count: number, height: number): RowOffsets {
  return {
    total: count * height,
    least: height,
    isUniform: true,
    top: (index) => index * height,
    height: () => height,
    indexAt: (distance) => Math.max(0, Math.min(count - 1, Math.floor(distance / height))),
  };
}

/** Lines of different heights: running sums and a binary search. */
export function measuredOffsets(count: number, heightOf: (index: number) => number): RowOffsets {
  const tops = new Float64Array(count + 1);
  let least = Infinity;
  for (let index = 0; index < count; index++) {
    const height = heightOf(index);
    least = Math.min(least, height);
    tops[index + 1] = (tops[index] ?? 0) + height;
  }
  const top = (index: number) => tops[index] ?? 0;
  return {
    total: top(count),
    least: Number.isFinite(least) ? least : 1,
    isUniform: false,
    top,
    height: (index) => top(index + 1) - top(index),
    indexAt: (distance) => {
      let low = 0;
      let high = Math.max(0, count - 1);
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (top(middle) <= distance) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
