import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const due = style({
  whiteSpace: 'nowrap',
  ...type.meta,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars['text-subtle'],
});
export const notIssued = style({
  ...type.grid,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
export const frame = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ ...type.grid, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th, ${table} td`, {
  padding: '6px 12px',
  textAlign: 'left',
  fontWeight: weight.text,
  whiteSpace: 'nowrap',
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${table} thead th`, {
  background: vars['surface-sunken'],
  color: vars['text-muted'],
});
/** Beside the scope sheet. */
export const narrow = style({});
globalStyle(`${narrow} th, ${narrow} td`, { padding: '6px' });
globalStyle(`${narrow} tr > :first-child`, { paddingLeft: space[4] });
export const number = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} .${number}`, { textAlign: 'right' });
export const name = style({});
globalStyle(`${table} .${name}`, {
  fontWeight: weight.label,
  minWidth: 130,
  maxWidth: 200,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} small`, {
  ...type.meta,
  display: 'block',
  fontWeight: weight.text,
  color: vars['text-subtle'],
});
export const reason = style({ maxWidth: 240, whiteSpace: 'normal' });
export const standing = style({});
globalStyle(`${table} .${standing}`, { minWidth: 150, maxWidth: 170, whiteSpace: 'normal' });
export const warning = style({});
globalStyle(`${table} small.${warning}`, { color: vars['caution-text'] });
export const companies = style({ display: 'grid', gap: space[3] });
export const company = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr) 32px',
  gap: space[2],
  alignItems: 'end',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) 32px' } },
});
globalStyle(`${company} > :nth-child(-n + 2)`, {
  '@media': { '(max-width: 640px)': { gridColumn: '1 / -1' } },
});
export const questions = style({ listStyle: 'none', margin: 0, padding: 0 });
export const question = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
export const code = style({ color: vars['text-muted'] });
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
globalStyle(`${words} small`, { ...type.meta, color: vars['text-subtle'] });
export const heard = style(heardOnly);
