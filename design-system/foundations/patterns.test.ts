import { expect, it } from 'vitest';
import { dataColors } from './vars.css.ts';
import { type FillPattern, patternOf, patterns, patternTile } from './patterns.ts';

const grain = 4;
const edge = patternTile * grain;
/** The tile as ink or no ink in fine squares. */
function raster({ strokes, dots }: FillPattern): boolean[] {
  const near = (x: number, y: number): boolean =>
    dots.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) <= r) ||
    strokes.some(([ax, ay, bx, by]) => {
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) <= 0.625;
    });
  return Array.from({ length: edge * edge }, (_, index) =>
    near(((index % edge) + 0.5) / grain, (Math.floor(index / edge) + 0.5) / grain),
  );
}
/** Least share of squares that differ, over all ways in which two repeating tiles can lie on each other. */
function difference(a: FillPattern, b: FillPattern): number {
  const [one, two] = [raster(a), raster(b)];
  const shares: number[] = [];
  for (let dy = 0; dy < edge; dy += 4)
    for (let dx = 0; dx < edge; dx += 4)
      shares.push(
        one.filter((ink, i) => {
          const x = ((i % edge) + dx) % edge;
          const y = (Math.floor(i / edge) + dy) % edge;
          return ink !== two[y * edge + x];
        }).length /
          edge ** 2,
      );
  return Math.min(...shares);
}

it('has one of its own for each data colour', () => {
  expect(patterns).toHaveLength(dataColors.length);
  expect(new Set(patterns.map(({ name }) => name)).size).toBe(patterns.length);
});

it('covers enough to be seen and leaves enough for the hue', () => {
  for (const pattern of patterns.slice(1)) {
    const share = raster(pattern).filter(Boolean).length / edge ** 2;
    expect(share, pattern.name).toBeGreaterThan(0.1);
    expect(share, pattern.name).toBeLessThan(0.45);
  }
});

it('keeps every two apart, however their tiles lie', () => {
  for (const [i, one] of patterns.entries())
    for (const two of patterns.slice(i + 1))
      expect(difference(one, two), `${one.name} and ${two.name}`).toBeGreaterThan(0.1);
});

it('starts over after the last', () => {
  expect(patternOf(1)).toBe(patterns[0]);
  expect(patternOf(10)).toBe(patterns[9]);
  expect(patternOf(11)).toBe(patterns[0]);
  expect(patternOf(0)).toBe(patterns[9]);
});

it('meets its neighbours without a seam', () => {
  for (const pattern of patterns) {
    const shifts = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].map((y) => [x * patternTile, y * patternTile] as const),
    );
    const all = shifts.map(([dx, dy]) => ({
      ...pattern,
      strokes: pattern.strokes.map(([ax, ay, bx, by]) => [ax + dx, ay + dy, bx + dx, by + dy] as const),
      dots: pattern.dots.map(([x, y, radius]) => [x + dx, y + dy, radius] as const),
    }));
    const own = raster(pattern);
    const whole = all.map(raster);
    const missing = own.filter((ink, at) => !ink && whole.some((one) => one[at]));
    expect(missing.length / edge ** 2, pattern.name).toBeLessThan(0.02);
  }
});
