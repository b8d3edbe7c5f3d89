import { describe, expect, it } from 'vitest';
import { distance, simulate, visions } from './colorVision.ts';
import { palette } from './palette.ts';
import { dark, light, type ThemeName } from './themes.ts';

const hues = (theme: Readonly<Record<ThemeName, string>>) =>
  Array.from({ length: 10 }, (_, index) => theme[`data-${index + 1}` as ThemeName]);

it('leaves greys grey and reads red and green as one for the colour-blind', () => {
  for (const vision of visions) expect(simulate('#808080', vision)).toBe('#808080');
  expect(simulate('#C2361F', 'normal')).toBe('#C2361F');
  const [red, green] = ['#B04030', '#5F6A2A'];
  expect(distance(red, green)).toBeGreaterThan(3 * distance(red, green, 'deuteranopia'));
  expect(() => simulate('red', 'normal')).toThrow('#RRGGBB');
});

it('knows the distance from black to white', () => {
  expect(distance('#000000', '#FFFFFF')).toBeCloseTo(1, 3);
  expect(distance('#123456', '#123456')).toBe(0);
});

describe.each([
  ['light', light as Readonly<Record<ThemeName, string>>],
  ['dark', dark],
])('data colours, %s', (name, theme) => {
  it('are the ten of the palette, in their order', () => {
    expect(hues(theme)).toEqual(palette.data[name as 'light' | 'dark']);
  });

  it.each(visions)('keep neighbours well apart and every two apart: %s', (vision) => {
    const all = hues(theme);
    for (const [i, one] of all.entries()) {
      expect(distance(one, all[(i + 1) % 10] ?? '', vision), `${i + 1} and the next`).toBeGreaterThan(0.09);
      for (const [j, two] of all.slice(i + 1).entries())
        expect(distance(one, two, vision), `${i + 1} and ${i + j + 2}`).toBeGreaterThan(0.07);
    }
  });
});
