import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.strong,
});
export const what = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  overflowWrap: 'anywhere',
});
/** Tells the buttons apart where they are only heard. */
export const heard = style(heardOnly);
