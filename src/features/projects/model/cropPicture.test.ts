import { expect, it } from 'vitest';
import { cropArea, settled, WHOLE } from './cropPicture.ts';

it.each([
  [
    { width: 3000, height: 1000 },
    { left: 750, top: 0, width: 1500, height: 1000 },
  ],
  [
    { width: 900, height: 1200 },
    { left: 0, top: 300, width: 900, height: 600 },
  ],
  [
    { width: 1500, height: 1000 },
    { left: 0, top: 0, width: 1500, height: 1000 },
  ],
])('fills the frame with the middle of %j', (sides, area) => {
  expect(cropArea(sides, WHOLE)).toEqual(area);
});

it('stays inside the picture, however far it is moved or enlarged', () => {
  const sides = { width: 1500, height: 1000 };
  expect(cropArea(sides, { zoom: 2, x: 0, y: 2 })).toEqual({ left: 0, top: 500, width: 750, height: 500 });
  expect(cropArea(sides, { zoom: 100, x: 0.5, y: 0.5 }).width).toBe(375);
  expect(settled(sides, { zoom: 2, x: -3, y: 9 })).toEqual({ zoom: 2, x: 0.25, y: 0.75 });
  expect(settled(sides, { zoom: 0.2, x: 0, y: 0 })).toEqual(WHOLE);
});
