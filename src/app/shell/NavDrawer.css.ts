import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const grow = style({ flex: 1 });
export const group = style({
  display: 'grid',
  padding: space[1],
  borderBottom: `1px solid ${vars.line}`,
});
export const section = style({
  display: 'grid',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.line}`, marginTop: space[1], paddingTop: space[1] },
  },
});
/** A finger's width high. */
export const entry = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 40,
  padding: `0 ${space[3]}`,
  borderRadius: radius.control,
  fontWeight: weight.label,
  textAlign: 'start',
  color: vars['text-muted'],
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[aria-current]': { color: vars.text, background: vars['surface-hover'] },
  },
});
export const back = style([
  entry,
  { color: vars.text, fontWeight: weight.strong, borderBottom: `1px solid ${vars.line}` },
]);
export const end = style({ display: 'inline-flex', marginLeft: 'auto' });
export const theme = style([entry, { cursor: 'default' }]);
export const title = style({
  ...type.meta,
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  fontWeight: weight.label,
  color: vars['text-subtle'],
});
export const footer = style({
  ...type.meta,
  borderTop: `1px solid ${vars.line}`,
  marginTop: space[1],
  padding: space[3],
  color: vars['text-subtle'],
});
