import { style } from '@vanilla-extract/css';
import { breakpoint, size, space } from '#design-system/foundations/scale.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[4]} ${space[6]} 0`,
  '@media': { [`(max-width: ${breakpoint.rail}px)`]: { padding: `${space[3]} ${space[4]} 0` } },
});
/** As high as the steps, which keep their place while they come. */
export const room = style({ height: size.control });
