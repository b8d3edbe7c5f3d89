import { style } from '@vanilla-extract/css';
import { type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const axis = style({
  position: 'relative',
  height: 62,
  overflow: 'hidden',
  color: vars['text-muted'],
  ...type.meta,
});
export const quarter = style({
  position: 'absolute',
  top: 0,
  height: 42,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars['line-strong']}`,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.line}` } },
});
const span = style({ position: 'absolute', top: 20, height: 18 });
export const bar = style([
  span,
  {
    minWidth: 4,
    borderRadius: 4,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    lineHeight: '18px',
    fontWeight: weight.strong,
    background: vars['neutral-soft'],
    color: vars.text,
    selectors: {
      '&[data-level="low"]': { background: vars['heat-low'], color: vars['heat-low-text'] },
      '&[data-level="medium"]': { background: vars['heat-medium'], color: vars['heat-medium-text'] },
      '&[data-level="high"]': { background: vars['heat-high'], color: vars['heat-high-text'] },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);
/** Past days of it: a shade, so that the words on it stay readable. */
export const passed = style([
  span,
  { top: 34, height: 4, borderRadius: 2, background: vars.caution, pointerEvents: 'none' },
]);
export const today = style({
  position: 'absolute',
  top: 17,
  height: 26,
  borderLeft: `1px dashed ${vars['chart-today']}`,
});
export const todayLabel = style({
  position: 'absolute',
  top: 44,
  transform: 'translateX(-50%)',
  fontSize: 11,
  letterSpacing: '.02em',
  fontWeight: weight.strong,
  selectors: {
    '&[data-edge="start"]': { transform: 'none' },
    '&[data-edge="end"]': { transform: 'translateX(-100%)' },
  },
});
const dot = {
  boxSizing: 'border-box',
  width: 10,
  height: 10,
  borderRadius: '50%',
  border: `2px solid ${vars['accent-text']}`,
  background: vars['surface-float'],
} as const;
export const event = style({ ...dot, position: 'absolute', top: 37, marginLeft: -5 });
export const events = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars['text-muted'],
  ...type.meta,
});
export const eventKey = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const eventMark = style(dot);
