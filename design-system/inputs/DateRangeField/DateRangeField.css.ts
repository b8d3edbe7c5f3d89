import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';
import { day as singleDay, grid as singleGrid } from '../DateField/DateField.css.ts';

const side = 32;

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
export const placeholder = style({
  width: side * 14 + 24,
  maxWidth: 'calc(100vw - 48px)',
  height: side * 8,
  borderRadius: radius.control,
  background: vars['neutral-soft'],
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { width: side * 7 } },
});
export const months = style({ display: 'flex', gap: space[6] });
export const gap = style({ width: 28 });
// Cells of a span touch each other, so that it reads as one band.
export const grid = style([singleGrid, { borderSpacing: 0 }]);
export const day = style([
  singleDay,
  {
    selectors: {
      '&[data-selected]': {
        background: vars['surface-selected'],
        color: vars['accent-text'],
        borderRadius: 0,
      },
      '&[data-selection-start]': {
        background: vars.accent,
        color: vars['text-on-accent'],
        borderStartStartRadius: radius.control,
        borderEndStartRadius: radius.control,
      },
      '&[data-selection-end]': {
        background: vars.accent,
        color: vars['text-on-accent'],
        borderStartEndRadius: radius.control,
        borderEndEndRadius: radius.control,
      },
      '&[data-focus-visible]': { position: 'relative', zIndex: 1 },
    },
  },
]);
