import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const place = style({
  minHeight: '100%',
  display: 'grid',
  placeItems: 'center',
  padding: `${space[6]} ${space[6]} 96px`,
});
export const body = style({ width: '100%', maxWidth: 376 });
export const heading = style({ ...type.page, fontWeight: weight.strong, letterSpacing: '-.012em' });
export const lead = style({
  color: vars['text-muted'],
  margin: `${space[1]} 0 ${space[6]}`,
  overflowWrap: 'anywhere',
});
export const below = style({ ...type.grid, color: vars['text-muted'], marginTop: space[6] });
