import { style } from '@vanilla-extract/css';
import { breakpoint, space } from '../../foundations/scale.ts';

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  minHeight: 52,
  padding: `${space[2]} 0`,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { padding: `${space[3]} 0` } },
});
export const end = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: space[2] });
