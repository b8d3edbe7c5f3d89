import { style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const trace = style({ display: 'grid', gap: 8, minWidth: 0 });
export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars['text-subtle'],
});
export const step = style({ display: 'flex', alignItems: 'center' });
export const back = style({
  minHeight: 24,
  padding: '0 2px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars['accent-text'],
  font: 'inherit',
  fontSize: 12,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  fontSize: 14,
  fontWeight: 600,
  outline: 'none',
});
export const note = style({ margin: 0, fontSize: 12, color: vars['text-subtle'] });
export const scroll = style({ maxHeight: 320, borderTop: `1px solid ${vars.line}` });
export const parts = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 14px',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 32,
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  fontSize: 13,
  textAlign: 'start',
  selectors: {
    '&[data-opens]': { cursor: 'pointer' },
    '&[data-opens]:hover': { background: vars['surface-float-hover'] },
  },
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({ fontSize: 12, color: vars['text-subtle'] });
/** How large a part is beside the largest one. */
export const bar = style({
  height: 3,
  borderRadius: 2,
  background: vars['chart-high'],
  forcedColorAdjust: 'none',
  selectors: { '&[data-negative]': { background: vars['chart-low'] } },
});
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // The closing parenthesis hangs, so that digits stand under digits.
  selectors: { '&[data-negative]': { marginRight: '-0.4em' } },
});
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  paddingTop: 6,
  paddingRight: 22,
  borderTop: `1px solid ${vars['line-strong']}`,
  fontSize: 13,
  fontWeight: 600,
});
export const footer = style({ display: 'flex', justifyContent: 'flex-end' });
