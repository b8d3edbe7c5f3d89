import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type } from '../../foundations/scale.ts';
import { touch, touchHeight, touchRoom } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const panel = style({
  ...type.grid,
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-pop'],
  padding: space[1],
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minWidth: 160,
  maxWidth: 'min(420px, calc(100vw - 16px))',
  '@media': touchRoom,
});
/** Scrolls by itself, so that what follows it stays in sight. */
export const list = style({ flex: '0 1 auto', minHeight: 0, overflow: 'auto' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  padding: `6px ${space[2]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars['surface-float-hover'] },
    '&[aria-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
  },
  '@media': {
    [touch]: { minHeight: touchHeight },
    '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
  },
});
/** As tall as all rows of a long list; those in sight are placed in it. */
export const long = style({ position: 'relative', flex: 'none' });
globalStyle(`${long} > *`, {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: '100%',
  whiteSpace: 'nowrap',
});
export const text = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const second = style({ ...type.meta, display: 'block', color: vars['text-subtle'] });
export const note = style({
  padding: `6px ${space[2]}`,
  color: vars['text-subtle'],
  minHeight: 32,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
});
export const box = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  flex: 'none',
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.tag,
  background: vars.surface,
  selectors: {
    '&[data-on]': {
      background: vars.accent,
      borderColor: vars.accent,
      color: vars['text-on-accent'],
      forcedColorAdjust: 'none',
    },
  },
});
