import { style } from '@vanilla-extract/css';
import { breakpoint } from '#design-system/foundations/scale.ts';

/** The formats beside the codes of one; above each other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
