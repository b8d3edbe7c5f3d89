/** The part of an axis that is shown: from 0, its start, to 1, its end. */
export interface ZoomWindow {
  from: number;
  to: number;
}

/** The whole axis. */
export const whole: ZoomWindow = { from: 0, to: 1 };

const factor = 1.5; // one press
const nearest = 1 / 16; // the smallest part of the axis that fills the plot

/** One step nearer to the middle of a window, or farther; never beyond the axis. */
export function zoomed({ from, to }: ZoomWindow, way: 'in' | 'out' | 'reset'): ZoomWindow {
  if (way === 'reset') return whole;
  const span = Math.max(nearest, Math.min(1, way === 'in' ? (to - from) / factor : (to - from) * factor));
  return within((from + to) / 2 - span / 2, span);
}

/** A window moved along the axis by a part of itself; it stops at the ends. */
export function panned({ from, to }: ZoomWindow, part: number): ZoomWindow {
  return within(from + part * (to - from), to - from);
}

function within(from: number, span: number): ZoomWindow {
  // A hair short of everything is everything: no endless last step.
  if (span > 0.999) return whole;
  const start = Math.max(0, Math.min(from, 1 - span));
  return { from: start, to: start + span };
}
