import { expect, it } from 'vitest';
import { patternFill, patterns } from './patterns.ts';

const colors = { color: 'rgb(0, 128, 0)', ink: 'rgb(255, 255, 255)' };

function filled(index: number, pixelRatio: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext('2d');
  const pattern = patterns[index];
  if (!context || !pattern) throw new Error('no canvas to paint on');
  context.scale(pixelRatio, pixelRatio);
  context.fillStyle = patternFill(context, pattern, { ...colors, pixelRatio });
  context.fillRect(0, 0, 64, 64);
  return context.getImageData(0, 0, 64, 64).data;
}
const inked = (pixels: Uint8ClampedArray) =>
  Array.from({ length: 64 * 64 }, (_, i) => (pixels[i * 4] ?? 0) > 64);

it('paints a plain fill and nine that differ from it and from each other', () => {
  const rasters = patterns.map((_, index) => inked(filled(index, 1)));
  expect(rasters[0]?.some(Boolean)).toBe(false);
  for (const [i, one] of rasters.entries())
    for (const two of rasters.slice(i + 1))
      expect(one.filter((ink, at) => ink !== two[at]).length, `${patterns[i]?.name}`).toBeGreaterThan(200);
});

it.each([1, 1.25, 2])('repeats every tile of 8 px at a pixel ratio of %s', (ratio) => {
  const pixels = inked(filled(2, ratio));
  expect(pixels.some(Boolean)).toBe(true);
  const period = Math.round(8 * ratio);
  for (let y = 0; y < 64 - period; y += 1)
    for (let x = 0; x < 64 - period; x += 1)
      expect(pixels[y * 64 + x]).toBe(pixels[(y + period) * 64 + x + period]);
});
