import { style } from '@vanilla-extract/css';
import { space, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const crumbs = style({
  ...type.grid,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  color: vars['text-muted'],
});
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  minHeight: 24,
});
export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});
