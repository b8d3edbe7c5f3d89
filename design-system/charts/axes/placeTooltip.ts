import { touches, type Box } from './boxes.ts';
import type { ChartTarget } from './ChartTarget.ts';

/** What placing a tooltip must know of a drawing, px. */
export interface TooltipGround {
  width: number;
  height: number;
  plot: Box;
  obstacles: readonly Box[];
  /** Left edges of places that tend to be empty, tried after the sides of the target and 8 px from them. */
  homes?: readonly number[];
  /** Rather under the drawing than over its data. */
  docks?: boolean;
}

/** Where a tooltip stands: on an empty part of the plot where there is one, else beside its target. Px. */
export function tooltipPlace(
  ground: TooltipGround,
  target: ChartTarget,
  size: { width: number; height: number },
): { left: number; top: number; docked: boolean } {
  const anchor = anchorOf(target);
  const free = placeTooltip(size, anchor, ground.plot, ground.obstacles, ground.homes ?? []);
  if (free) return { ...free, docked: false };
  if (ground.docks) {
    const left = Math.max(0, Math.min(target.x - size.width / 2, ground.width - size.width));
    return { left, top: ground.height + 4, docked: true };
  }
  const right = anchor.right + 8;
  const fits = right + size.width <= ground.width;
  const left = fits ? right : Math.max(0, anchor.left - 8 - size.width);
  const top = Math.max(0, Math.min(target.y - size.height / 2, ground.height - size.height));
  return { left, top, docked: false };
}

function anchorOf({ anchor, reach = 6, x, y }: ChartTarget): Box {
  if (anchor) return anchor;
  if (typeof reach !== 'number') return reach;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/**
 * Finds an empty place for a tooltip of the given size beside `anchor`, else at one of its homes; null when any place
 * would cover data (chart rule 6). Prefers the foot of the plot, where columns leave room. Px.
 */
function placeTooltip(
  size: { width: number; height: number },
  anchor: { left: number; right: number },
  plot: Box,
  obstacles: readonly Box[],
  homes: readonly number[],
): { left: number; top: number } | null {
  const lefts = [
    anchor.right + 8,
    anchor.left - 8 - size.width,
    ...homes.map((home) => home + 8),
    plot.right - size.width,
  ];
  for (const left of lefts) {
    if (left < plot.left || left + size.width > plot.right) continue;
    for (let top = plot.bottom - 10 - size.height; top >= plot.top; top -= 6) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      if (!obstacles.some((obstacle) => touches(box, obstacle, 4))) return { left, top };
    }
  }
  return null;
}
