/** Ends and step of a slider. */
export interface SliderScale {
  minimum: number;
  maximum: number;
  step: number;
}

/** A named place on the track. */
export interface SliderMark {
  value: number;
  label?: string;
}

const decimalsOf = (step: number) => /\.(\d+)$/.exec(String(step))?.[1]?.length ?? 0;

/** The nearest step within the ends; steps count from the minimum, without the rounding dust of 0.1 + 0.2. */
export function snap(value: number, { minimum, maximum, step }: SliderScale): number {
  const last = minimum + Math.floor((maximum - minimum) / step + 1e-9) * step;
  const stepped = minimum + Math.round((value - minimum) / step) * step;
  // The far end can be reached even where the steps do not divide the way there.
  const near = value >= (last + maximum) / 2 ? maximum : Math.min(stepped, last);
  const digits = Math.max(decimalsOf(step), decimalsOf(minimum), decimalsOf(maximum));
  return Number(Math.max(minimum, Math.min(maximum, near)).toFixed(digits));
}

/** How far along a value lies, 0 to 1. */
export function shareOf(value: number, { minimum, maximum }: SliderScale): number {
  return maximum <= minimum ? 0 : Math.max(0, Math.min(1, (value - minimum) / (maximum - minimum)));
}

/** Index of the thumb a press at `target` moves: the nearer one; of two on one spot the one that can go there. */
export function nearestThumb(values: readonly number[], target: number): number {
  const [low = 0, high = low] = values;
  if (values.length < 2) return 0;
  if (low === high) return target < low ? 0 : 1;
  return Math.abs(target - low) <= Math.abs(high - target) ? 0 : 1;
}
