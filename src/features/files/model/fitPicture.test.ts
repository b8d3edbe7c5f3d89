import { expect, it } from 'vitest';
import { fitPicture, fitted } from './fitPicture.ts';

it.each([
  [4000, 3000, 256, { width: 256, height: 192 }],
  [100, 50, 256, { width: 100, height: 50 }],
  [9000, 3, 256, { width: 256, height: 1 }],
])('%i by %i fits into %i', (width, height, most, size) => expect(fitted(width, height, most)).toEqual(size));

it('sends as it is what it cannot draw', async () => {
  const moving = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  const strange = new File(['no picture'], 'a.png', { type: 'image/png' });
  expect(await fitPicture(moving, 256)).toBe(moving);
  expect(await fitPicture(strange, 256)).toBe(strange);
});
