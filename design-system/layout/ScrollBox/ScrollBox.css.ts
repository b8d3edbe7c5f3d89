import { style } from '@vanilla-extract/css';

export const box = style({
  // What is placed within scrolls along, and does not widen the page.
  position: 'relative',
  overflow: 'auto',
  // What only screen readers are told stands within it: elsewhere it would widen the page.
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  // Inside its edge: outside, the frame around it would cut the ring.
  outlineOffset: -2,
  '@media': { print: { overflow: 'visible' } },
});
