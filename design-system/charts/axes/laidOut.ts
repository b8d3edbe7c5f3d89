import type { Element } from 'chart.js';

/** An element of the library where it stands, px: a point, a bar with its base, a tile from its upper left corner. */
interface LaidOut {
  x: number;
  y: number;
  base: number;
  width: number;
  height: number;
  horizontal: boolean;
}

/** Where the library has placed an element; undefined where it has drawn none, as for a gap. */
export function laidOut(element: Element | undefined): LaidOut | undefined {
  const at = element as (Element & LaidOut & { skip?: boolean }) | undefined;
  return at && !at.skip && Number.isFinite(at.x + at.y) ? at : undefined;
}
