import type { Room } from './Picture.ts';

/** The font of a text on a chart. */
export const fontOf = ({ colors }: Room, weight: 400 | 500 | 600 = 400) => ({
  family: colors.font,
  size: 12,
  weight,
});
