import { style } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

export const divider = style({
  flex: 'none',
  border: 0,
  margin: 0,
  height: 1,
  background: vars.line,
  alignSelf: 'stretch',
});
