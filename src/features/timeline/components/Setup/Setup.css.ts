import { style } from '@vanilla-extract/css';

/** A name with what can be done to it beside. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 4,
});
