import { style } from '@vanilla-extract/css';
import { radius } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  flex: 'none',
  borderRadius: radius.tag,
  background: vars['neutral-soft'],
  outline: '1px solid transparent',
});
