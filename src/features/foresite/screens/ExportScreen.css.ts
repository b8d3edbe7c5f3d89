import { style } from '@vanilla-extract/css';
import { breakpoint, space } from '#design-system/foundations/scale.ts';

/** What to include: side by side, on a phone in two columns. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[1],
    },
  },
});
