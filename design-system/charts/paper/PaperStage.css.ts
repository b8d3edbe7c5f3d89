import { style } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

/** As wide as the text of a page at 100 px to the inch; laid out, but beyond the screen. */
export const stage = style({
  position: 'fixed',
  top: 0,
  left: -4000,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 1000,
  minHeight: 500,
  background: vars.surface,
  color: vars.text,
  visibility: 'hidden',
  pointerEvents: 'none',
});
