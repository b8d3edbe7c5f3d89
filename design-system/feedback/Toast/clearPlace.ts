/** The space of a box in the window, px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance from the edges of the window and of what is open, and room that is kept below the top bar, px. */
const edge = 16;
const belowBar = 64;

/**
 * Where a stack of this size covers none of the controls: where it is, else at the bottom, else at the top, else between them, each from
 * right to left and beside what is open. Where no place is clear, the one that covers least.
 */
export function clearPlace({
  usual,
  current,
  open,
  controls,
  room,
}: {
  /** At the lower right of the window. */
  usual: Box;
  /** Where the stack is now; undefined for one that comes. */
  current: Box | undefined;
  /** Panels, dialogs and bars. */
  open: readonly Box[];
  controls: readonly Box[];
  /** Width of the window. */
  room: number;
}): Box {
  const width = usual.right - usual.left;
  const height = usual.bottom - usual.top;
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const lefts = [
    usual.left,
    ...open.flatMap((box) => [box.left - edge - width, box.right + edge]).sort((a, b) => b - a),
    edge,
  ].filter((left) => left >= edge && left + width <= room - edge);
  const between = controls
    .flatMap((box) => [box.top - edge / 2 - height, box.bottom + edge / 2])
    .filter((top) => top > belowBar && top < usual.top)
    .sort((a, b) => b - a);
  const places = [usual.top, belowBar, ...between].flatMap((top) =>
    (lefts.length > 0 ? lefts : [usual.left]).map((left) => at(left, top)),
  );
  // One that has grown out of its place begins anew.
  let best = current && current.top >= edge ? current : usual;
  let least = covered(best, controls);
  for (const place of places) {
    if (least === 0) break;
    const here = covered(place, controls);
    if (here >= least) continue;
    best = place;
    least = here;
  }
  return best;
}

/** The area of the controls below a box, px². */
export const covered = (box: Box, controls: readonly Box[]): number =>
  controls.reduce(
    (sum, control) =>
      sum +
      Math.max(0, Math.min(box.right, control.right) - Math.max(box.left, control.left)) *
        Math.max(0, Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top)),
    0,
  );
