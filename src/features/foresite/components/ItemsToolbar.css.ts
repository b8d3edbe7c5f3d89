import { globalStyle, style } from '@vanilla-extract/css';

/** Filters have the room first: the hint is cut before they are, and where the line is short it is not there. */
export const hint = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 1280px)': { display: 'none' } },
});
globalStyle(`${hint}${hint}`, { flex: '0 99999 auto', minWidth: 0, marginLeft: 'auto' });
