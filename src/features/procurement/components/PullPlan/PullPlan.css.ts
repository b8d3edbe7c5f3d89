import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'auto',
});
export const table = style({ ...type.grid, width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} th, ${table} td`, {
  width: 148,
  padding: space[1],
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: weight.text,
  borderTop: `1px solid ${vars.line}`,
  borderLeft: `1px solid ${vars.line}`,
});
globalStyle(`${table} tr > :first-child`, { borderLeft: 0 });
globalStyle(`${table} thead th`, { borderTop: 0, padding: space[2], background: vars['surface-sunken'] });
globalStyle(`${table} thead [aria-current]`, {
  background: vars['accent-soft'],
  boxShadow: `inset 0 -2px 0 ${vars.accent}`,
});
globalStyle(`${table} tbody th`, { padding: space[2], fontWeight: weight.label });
globalStyle(`${table} small`, {
  ...type.meta,
  display: 'block',
  fontWeight: weight.text,
  color: vars['text-subtle'],
});
export const lane = style({});
globalStyle(`${table} .${lane}`, { width: 124 });
export const week = style({ display: 'block', fontWeight: weight.strong });
export const cards = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 6 });
export const card = style({
  display: 'block',
  width: '100%',
  padding: `5px ${space[2]}`,
  textAlign: 'start',
  font: 'inherit',
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderInlineStart: `3px solid ${vars.accent}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[data-state="done"]': { borderInlineStartColor: vars['positive-text'] },
    '&[data-state="late"]': { borderInlineStartColor: vars['critical-text'] },
    '&[data-state="moved"]': { borderStyle: 'dashed', borderInlineStartColor: vars['critical-text'] },
  },
});
export const title = style({ display: 'block', fontWeight: weight.label, overflowWrap: 'anywhere' });
export const words = style({ ...type.meta, display: 'block', color: vars['text-muted'] });
export const foot = style({ ...type.meta, display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  selectors: {
    '&[data-state="done"]': { color: vars['positive-text'] },
    '&[data-state="late"], &[data-state="moved"]': { color: vars['critical-text'] },
  },
});
