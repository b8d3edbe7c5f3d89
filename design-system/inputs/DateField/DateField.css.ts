import { style } from '@vanilla-extract/css';
import { radius, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

const side = 32;
const touchAction = 'pan-x pan-y pinch-zoom';
export const placeholder = style({
  width: side * 7,
  height: side * 8,
  borderRadius: radius.control,
  background: vars['neutral-soft'],
});
export const month = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: side,
});
export const heading = style({ ...type.body, fontWeight: weight.strong });
export const step = style({
  touchAction,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.control,
  color: vars['text-muted'],
  selectors: {
    '&[data-hovered]': { background: vars['surface-float-hover'] },
    '&[data-disabled]': { color: vars['text-disabled'] },
  },
});
export const grid = style({ ...type.grid, borderCollapse: 'collapse', minHeight: side * 7 });
export const weekday = style({
  ...type.meta,
  width: side,
  height: side,
  padding: 0,
  fontWeight: weight.label,
  color: vars['text-subtle'],
});
export const day = style({
  touchAction,
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars['surface-float-hover'] },
    '&[data-present]': { boxShadow: `inset 0 0 0 1px ${vars['line-control']}` },
    '&[data-selected]': { background: vars.accent, color: vars['text-on-accent'], forcedColorAdjust: 'none' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-outside-month]': { display: 'none' },
    '&[data-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
  },
});
