import { touches, type Box } from './boxes.ts';

/**
 * Finds an empty place for a tooltip of the given size beside `anchor`, else in the widest empty part of the plot; null when
 * any place would cover data (mock chart rule 6). Prefers the foot of the plot, where columns leave room. Px.
 */
export function placeTooltip(
  size: { width: number; height: number },
  anchor: { left: number; right: number },
  plot: Box,
  obstacles: readonly Box[],
  homes: readonly number[],
): { left: number; top: number } | null {
  const lefts = [anchor.right + 8, anchor.left - 8 - size.width, ...homes.map((home) => home + 8)];
  for (const left of lefts) {
    if (left < plot.left || left + size.width > plot.right) continue;
    for (let top = plot.bottom - 10 - size.height; top >= plot.top; top -= 6) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      if (!obstacles.some((obstacle) => touches(box, obstacle, 4))) return { left, top };
    }
  }
  return null;
}
