import { style } from '@vanilla-extract/css';
import { breakpoint } from '../../foundations/scale.ts';

export const search = style({
  flex: 'none',
  width: 200,
  selectors: {
    '&[data-width="wide"]': { width: 260 },
    '&[data-width="full"]': { width: '100%' },
    // A row breaks by the least width; what is left of a line is the search's first.
    '&[data-width="flexible"]': { flex: '1 1 140px', width: 'auto', minWidth: 0, maxWidth: 200 },
  },
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      width: '100%',
      selectors: { '&[data-width]': { flex: 'none', width: '100%', maxWidth: 'none' } },
    },
  },
});
