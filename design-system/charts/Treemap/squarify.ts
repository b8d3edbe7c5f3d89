import type { Box } from '../axes/boxes.ts';

/**
 * Fills a box with tiles whose areas are as the values, as near to squares as their order allows (largest first).
 * Values must be finite and above zero. Tiles are handed back in the order of the values.
 */
export function squarify(values: readonly number[], box: Box): Box[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const tiles: Box[] = values.map(() => ({ left: box.left, top: box.top, right: box.left, bottom: box.top }));
  if (!(total > 0)) return tiles;
  const order = values.map((_, index) => index).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const scale = ((box.right - box.left) * (box.bottom - box.top)) / total;
  let rest = box;
  let start = 0;
  while (start < order.length) {
    const areas = order.slice(start).map((index) => (values[index] ?? 0) * scale);
    const side = Math.min(rest.right - rest.left, rest.bottom - rest.top);
    const count = rowLength(areas, side);
    rest = placeRow(order.slice(start, start + count), areas.slice(0, count), rest, tiles);
    start += count;
  }
  return tiles;
}

/** How many tiles make the best row along a side: until the next one would make its worst tile less square. */
function rowLength(areas: readonly number[], side: number): number {
  let sum = 0;
  let best = Number.POSITIVE_INFINITY;
  for (const [index, area] of areas.entries()) {
    sum += area;
    const largest = areas[0] ?? area;
    const worst = Math.max((side * side * largest) / (sum * sum), (sum * sum) / (side * side * area));
    if (worst > best) return index;
    best = worst;
  }
  return areas.length;
}

/** Puts a row at the shorter side of a box and gives back what is left of it. */
function placeRow(row: readonly number[], areas: readonly number[], box: Box, tiles: Box[]): Box {
  const sum = areas.reduce((total, area) => total + area, 0);
  const wide = box.right - box.left >= box.bottom - box.top;
  const side = wide ? box.bottom - box.top : box.right - box.left;
  const depth = side > 0 ? sum / side : 0;
  let at = wide ? box.top : box.left;
  row.forEach((index, place) => {
    const length = depth > 0 ? (areas[place] ?? 0) / depth : 0;
    tiles[index] = wide
      ? { left: box.left, right: box.left + depth, top: at, bottom: at + length }
      : { left: at, right: at + length, top: box.top, bottom: box.top + depth };
    at += length;
  });
  return wide ? { ...box, left: box.left + depth } : { ...box, top: box.top + depth };
}
