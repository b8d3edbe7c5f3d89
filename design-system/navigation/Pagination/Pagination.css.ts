import { style } from '@vanilla-extract/css';
import { space, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const pagination = style({
  ...type.meta,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space[2],
  color: vars['text-muted'],
});
export const size = style({ width: 110 });
