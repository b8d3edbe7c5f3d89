import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  background: vars.surface,
});
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...type.grid });
globalStyle(`${table} th`, {
  height: 34,
  padding: `0 ${space[2]}`,
  background: vars['surface-sunken'],
  color: vars['text-muted'],
  textAlign: 'start',
  fontWeight: weight.text,
});
globalStyle(`${table} td`, {
  height: 36,
  padding: `0 ${space[2]}`,
  borderTop: `1px solid ${vars.line}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal', paddingBlock: space[1] } },
});
globalStyle(`${table} tr[data-over] td`, { borderTop: `2px solid ${vars.accent}` });
globalStyle(`${table} tr[aria-current] td`, { background: vars['accent-soft'] });
export const group = style({});
globalStyle(`${table} ${group} td`, {
  height: 28,
  background: vars['surface-sunken'],
  fontWeight: weight.strong,
});
export const groupCount = style({
  marginInlineStart: space[1],
  color: vars['text-muted'],
  fontWeight: weight.text,
});
export const gripCell = style({ width: 40 });
export const typeCell = style({ width: 160, '@media': { [narrow]: { width: 116 } } });
export const optionsCell = style({ '@media': { [narrow]: { display: 'none' } } });
export const countCell = style({
  width: 84,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { width: 66 } },
});
globalStyle(`${table} ${countCell}`, { textAlign: 'end', paddingInlineEnd: space[4] });
export const kindCell = style({ width: 160, '@media': { [narrow]: { display: 'none' } } });
export const usageCell = style({ width: 200, '@media': { [narrow]: { width: 112 } } });
export const takeCell = style({ width: 108, textAlign: 'end' });
export const open = style({
  maxWidth: '100%',
  minHeight: 24,
  textAlign: 'start',
  padding: 0,
  border: 'none',
  borderRadius: radius.control,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  background: 'transparent',
  color: vars.text,
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: weight.strong,
  selectors: { '&:hover': { color: vars['accent-text'] } },
});
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: vars['text-muted'],
  cursor: 'grab',
  selectors: { '&:hover': { background: vars['surface-sunken'] } },
});
export const foot = style({
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
  color: vars['text-muted'],
  ...type.grid,
});
export const options = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const option = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 64px 28px',
  gap: space[2],
  alignItems: 'center',
  borderRadius: radius.control,
  selectors: {
    '&[data-over]': { boxShadow: `0 -2px ${vars.accent}` },
    '&[data-removed]': {
      gridTemplateColumns: '24px minmax(0, 1fr) minmax(0, 160px) 28px',
      padding: `${space[1]} 0`,
      background: vars['caution-soft'],
    },
  },
});
export const used = style({ textAlign: 'end', color: vars['text-muted'], ...type.meta });
export const removed = style({ textDecoration: 'line-through', overflowWrap: 'anywhere' });
export const effects = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${effects} th`, {
  padding: '3px 0',
  textAlign: 'start',
  fontWeight: weight.text,
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
});
globalStyle(`${effects} td`, { width: 64, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${effects} tr[data-sum] th, ${effects} tr[data-sum] td`, {
  borderTop: `1px solid ${vars['line-strong']}`,
  color: vars.text,
  fontWeight: weight.strong,
});
export const heard = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
