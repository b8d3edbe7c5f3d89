import type { Picture } from './png.ts';

/** Edge of a cell in pixels: another rasteriser moves the grey at the rim of a letter, hardly the mean of a cell. */
const cell = 4;
/** Difference of a cell's mean, of 255, from which it counts as changed. */
const tolerance = 20;
/** Changed cells that still pass: a hair line that falls on the other side of a pixel. */
const spare = 1;

/** What differs between two pictures. */
export interface Difference {
  /** Undefined when they are alike. */
  what?: string;
  /** The second picture with changed cells marked; undefined when they are alike or differ in size. */
  marked?: Picture;
}

function meanOf({ width, height, pixels }: Picture, left: number, top: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const [right, bottom] = [Math.min(left + cell, width), Math.min(top + cell, height)];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (pixels[(y * width + x) * 3 + c] ?? 0);
  const count = (right - left) * (bottom - top);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Compares by cells: a shifted label or another hue fails, another way to smooth the same letters does not. */
export function compare(before: Picture, after: Picture): Difference {
  if (before.width !== after.width || before.height !== after.height)
    return {
      what: `it was ${before.width} × ${before.height} and is ${after.width} × ${after.height} pixels`,
    };
  if (Buffer.compare(before.pixels, after.pixels) === 0) return {};
  const changed: [number, number][] = [];
  for (let top = 0; top < before.height; top += cell)
    for (let left = 0; left < before.width; left += cell) {
      const [a, b] = [meanOf(before, left, top), meanOf(after, left, top)];
      if (a.some((value, c) => Math.abs(value - (b[c] ?? 0)) > tolerance)) changed.push([left, top]);
    }
  if (changed.length <= spare) return {};
  const [left, top] = changed[0] ?? [0, 0];
  return {
    what: `${changed.length} cells of ${cell} px differ, the first at ${left}, ${top}`,
    marked: mark(after, changed),
  };
}

function mark(picture: Picture, cells: readonly [number, number][]): Picture {
  const pixels = picture.pixels.slice();
  for (const [left, top] of cells)
    for (let y = top; y < Math.min(top + cell, picture.height); y += 1)
      for (let x = left; x < Math.min(left + cell, picture.width); x += 1)
        pixels[(y * picture.width + x) * 3] = 255;
  return { ...picture, pixels };
}
