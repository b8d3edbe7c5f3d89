import { style } from '@vanilla-extract/css';
import { size, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const layout = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: `${size.topBar}px 1fr auto`,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  padding: `0 ${space[4]}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
});
export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: 15,
  fontWeight: weight.strong,
  letterSpacing: '-.01em',
});
export const small = style({ fontSize: 13 });
export const main = style({ display: 'grid', outline: 0 });
export const footer = style({
  ...type.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[5]}`,
  minHeight: 48,
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
  background: vars.surface,
  color: vars['text-subtle'],
});
export const grow = style({ flex: 1 });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` });
export const link = style({ display: 'flex', alignItems: 'center', minHeight: 24 });
