import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const group = style({ marginBottom: space[6] });
export const head = style({
  ...type.grid,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[4],
  marginBottom: space[3],
  fontWeight: weight.strong,
});
export const title = style({ ...type.body, fontWeight: weight.strong, marginRight: 'auto' });
export const count = style({ color: vars['text-subtle'], fontWeight: weight.text });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(268px, 100%), 1fr))',
  gap: space[4],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
});
export const picture = style({ height: 132, borderBottom: `1px solid ${vars.line}` });
export const body = style({ display: 'grid', gap: space[2], padding: space[4], minWidth: 0 });
export const name = style({
  ...type.body,
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const place = style({ ...type.meta, color: vars['text-subtle'] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 28,
  textAlign: 'right',
});
export const facts = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: vars['text-muted'] });
globalStyle(`${facts} dd`, { margin: 0, textAlign: 'right' });
