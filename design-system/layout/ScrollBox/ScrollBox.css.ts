import { style } from '@vanilla-extract/css';

export const box = style({
  // What is placed within, also what only screen readers are told, scrolls along and does not widen the page.
  position: 'relative',
  overflow: 'auto',
  minWidth: 0,
  maxWidth: '100%',
  // Inside its edge: outside, the frame around it would cut the ring.
  outlineOffset: -2,
  '@media': { print: { overflow: 'visible' } },
});
