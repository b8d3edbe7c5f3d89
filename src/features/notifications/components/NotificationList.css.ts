import { style } from '@vanilla-extract/css';
import { size, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `min(720px, calc(100dvh - ${size.topBar + 16}px))`,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  height: 44,
  padding: `0 ${space[2]} 0 ${space[4]}`,
  borderBottom: `1px solid ${vars.line}`,
});
export const title = style({ ...type.body, fontWeight: weight.strong });
export const count = style({ ...type.meta, color: vars['text-subtle'] });
export const action = style({ marginLeft: 'auto' });
export const scroller = style({ overflowY: 'auto', overscrollBehavior: 'contain' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const end = style({
  ...type.meta,
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars['text-subtle'],
});
