import { style } from '@vanilla-extract/css';
import { breakpoint, space } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const control = style({ gap: space[1] });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  gap: space[1],
  // The first box is as wide as a day, so that the span reads as one.
  flex: '0 1 92px',
  selectors: { '& + &': { flex: '1 1 104px' } },
});
export const dash = style({ color: vars['text-subtle'], flex: 'none' });
export const panel = style({
  display: 'flex',
  gap: space[4],
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { flexDirection: 'column' } },
});
