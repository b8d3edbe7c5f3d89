import { style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const grip = style({
  display: 'inline-flex',
  cursor: 'grab',
  borderRadius: radius.control,
  color: vars['text-muted'],
});
