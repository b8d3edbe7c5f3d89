import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchHeight, touchRoom } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const panel = style({
  ...type.grid,
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-pop'],
  overflow: 'auto',
  minWidth: 180,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  outline: 0,
  '@media': touchRoom,
});
export const menu = style({ outline: 0 });
export const section = style({
  padding: space[1],
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const title = style({
  ...type.meta,
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  fontWeight: weight.label,
  color: vars['text-subtle'],
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 32,
  cursor: 'pointer',
  padding: `6px ${space[2]}`,
  borderRadius: radius.control,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  outline: 0,
  '@media': { [touch]: { minHeight: touchHeight } },
  selectors: {
    '&:focus': { background: vars['surface-float-hover'] },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-two]': { alignItems: 'flex-start', padding: space[2] },
    '&[data-tone="critical"]': { color: vars['critical-text'] },
    '&[aria-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
  },
});
export const text = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const second = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  whiteSpace: 'normal',
});
export const tick = style({ width: 16, flex: 'none' });
export const header = style({ borderBottom: `1px solid ${vars.line}`, padding: `${space[3]} ${space[3]}` });
export const footer = style({
  ...type.meta,
  borderTop: `1px solid ${vars.line}`,
  padding: space[3],
  color: vars['text-subtle'],
});
