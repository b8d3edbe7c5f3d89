import { style } from '@vanilla-extract/css';
import { space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const facts = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 168px) minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[2],
});
export const label = style({ color: vars['text-subtle'] });
export const value = style({ overflowWrap: 'anywhere' });
