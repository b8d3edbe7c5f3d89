import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const place = style({ paddingTop: space[3] });
export const list = style({ marginTop: space[2] });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 48,
  borderBottom: `1px solid ${vars.line}`,
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({
  ...type.grid,
  display: 'block',
  fontWeight: weight.label,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const email = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  overflowWrap: 'anywhere',
});
export const more = style({ paddingTop: space[3] });
