import { style } from '@vanilla-extract/css';
import { space } from '#design-system/foundations/scale.ts';

// A finger has no keys.
export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
