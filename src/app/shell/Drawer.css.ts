import { style } from '@vanilla-extract/css';
import { radius, size, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const drawer = style({
  width: 'min(288px, calc(100vw - 48px))',
  height: '100dvh',
  maxHeight: 'none',
  maxWidth: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars['shadow-flyout'],
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.scrim },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.topBar,
  padding: `0 ${space[2]} 0 ${space[4]}`,
  borderBottom: `1px solid ${vars.line}`,
  fontSize: 15,
  fontWeight: weight.strong,
});
export const grow = style({ flex: 1 });
export const nav = style({ padding: space[2], borderBottom: `1px solid ${vars.line}` });
export const entry = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 36,
  padding: `0 ${space[2]}`,
  borderRadius: radius.control,
  fontWeight: weight.label,
  color: vars['text-muted'],
  selectors: { '&[aria-current]': { color: vars.text, background: vars['surface-hover'] } },
});
