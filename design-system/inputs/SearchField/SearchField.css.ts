import { style } from '@vanilla-extract/css';
import { breakpoint } from '../../foundations/scale.ts';

export const search = style({
  flex: 'none',
  width: 200,
  selectors: { '&[data-width="wide"]': { width: 260 }, '&[data-width="full"]': { width: '100%' } },
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      width: '100%',
      selectors: { '&[data-width]': { width: '100%' } },
    },
  },
});
