/** A place on the drawing, px. */
export type Spot = readonly [x: number, y: number];

/** A rectangle on the drawing, px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether two boxes come nearer than `gap` px on both axes. */
export function touches(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

/** The box of a line of 12 px text with its baseline at `y`; ascent 9 px, descent 3 px. */
export function textBox(x: number, y: number, width: number, align: 'left' | 'center' | 'right'): Box {
  const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
  return { left, top: y - 9, right: left + width, bottom: y + 3 };
}

/** The boxes of the stretches between neighbouring spots of a line, with 3 px over and under them; null is a gap. Px. */
export const stretchBoxes = (spots: readonly (Spot | null)[]): Box[] =>
  spots.slice(1).flatMap((to, index) => {
    const from = spots[index];
    if (!from || !to) return [];
    const around = boxAround([from, to]);
    return [{ ...around, top: around.top - 3, bottom: around.bottom + 3 }];
  });

/** The least box around spots, px. */
export function boxAround(spots: readonly Spot[]): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The box a column fills, from its top to the foot of the plot. Px. */
export function columnBox(column: { x: number; top: number }, width: number, plot: Box): Box {
  return { left: column.x - width / 2, top: column.top, right: column.x + width / 2, bottom: plot.bottom };
}
