import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

// Marks are as wide as the bar and moved along it: what reaches past its end is cut, but for half a mark.
export const range = style({ ...type.meta, paddingTop: 8, overflow: 'clip', overflowClipMargin: 8 });
export const labels = style({ position: 'relative', height: 18, margin: '0 8px' });
export const label = style({
  position: 'absolute',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: vars.text,
  selectors: {
    '&[data-tone="forecast"]': { color: vars['chart-approved'] },
    '&[data-align="center"]': { transform: 'translateX(-50%)' },
    '&[data-align="end"]': { transform: 'translateX(calc(-100% + 4px))' },
    '&[data-align="start"]': { transform: 'translateX(-4px)' },
  },
});
export const track = style({
  position: 'relative',
  height: 18,
  margin: '0 8px',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 8,
    height: 2,
    background: vars.line,
  },
});
export const slide = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const open = style({
  position: 'absolute',
  left: 0,
  top: 6,
  height: 6,
  boxSizing: 'border-box',
  borderRadius: 3,
  background: vars['neutral-soft'],
  border: `1px solid ${vars['line-strong']}`,
});
export const tick = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 2,
  height: 18,
  marginLeft: -1,
  background: vars['chart-target'],
});
export const dot = style({
  position: 'absolute',
  left: 0,
  top: 3,
  width: 12,
  height: 12,
  boxSizing: 'border-box',
  marginLeft: -6,
  borderRadius: '50%',
  background: vars['chart-approved'],
  border: `2px solid ${vars.surface}`,
});
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: 8, paddingTop: 4 });
export const bounds = style({ margin: 0, paddingTop: 4, color: vars['text-subtle'] });
export const when = style({ color: vars['text-subtle'], textAlign: 'center' });
export const low = style({ color: vars['chart-low'], fontWeight: 600 });
export const high = style({ color: vars['chart-high'], fontWeight: 600 });
