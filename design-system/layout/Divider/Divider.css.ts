import { style } from '@vanilla-extract/css';
import { space } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const horizontal = style({ height: 1, background: vars.line, alignSelf: 'stretch' });
export const vertical = style({
  width: 1,
  height: 20,
  background: vars['line-strong'],
  margin: `0 ${space[1]}`,
  flex: 'none',
});
