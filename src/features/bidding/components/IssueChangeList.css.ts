import { globalStyle, style } from '@vanilla-extract/css';
import { space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({
  ...type.grid,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[1],
});
globalStyle(`${list} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
});
globalStyle(`${list} small`, { ...type.meta, color: vars['text-subtle'] });
