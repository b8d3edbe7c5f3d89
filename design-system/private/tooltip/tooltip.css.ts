import { style } from '@vanilla-extract/css';
import { radius, space, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const bubble = style({
  ...type.meta,
  background: vars.text,
  // With forced colours the system would lay a plate behind the text and hide it.
  forcedColorAdjust: 'none',
  color: vars.surface,
  padding: `6px ${space[2]}`,
  borderRadius: radius.control,
  maxWidth: 320,
  boxShadow: vars['shadow-pop'],
  overflowWrap: 'anywhere',
  // Windows high contrast paints no background: the edge must hold.
  outline: '1px solid transparent',
});
