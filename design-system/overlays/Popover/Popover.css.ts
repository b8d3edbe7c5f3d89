import { style } from '@vanilla-extract/css';
import { radius, space, type } from '../../foundations/scale.ts';
import { touchRoom } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const panel = style({
  ...type.grid,
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-pop'],
  overflow: 'auto',
  maxWidth: 'calc(100vw - 16px)',
  outline: 0,
  '@media': touchRoom,
  selectors: { '&[data-padding="normal"]': { padding: space[4] } },
});
