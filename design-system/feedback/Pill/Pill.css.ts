import { style } from '@vanilla-extract/css';
import { radius, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const pill = style({
  ...type.meta,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  flex: 'none',
  fontWeight: weight.strong,
  outline: '1px solid transparent',
  borderRadius: radius.tag,
  background: vars.text,
  color: vars.surface,
  forcedColorAdjust: 'none',
});
