import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { touch } from '#design-system/foundations/touchArea.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Up to this width the list of templates stands above the one that is chosen. */
export const stackedAt = 900;
export const room = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [`(max-width: ${stackedAt}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space[3],
  alignItems: 'start',
  '@media': { '(max-width: 1360px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const group = style({
  margin: `0 0 ${space[1]}`,
  color: vars['text-muted'],
  fontWeight: weight.text,
  ...type.meta,
});
export const templates = style({ listStyle: 'none', margin: 0, padding: 0 });
export const template = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  width: '100%',
  padding: `6px ${space[2]}`,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.text,
  textAlign: 'start',
  cursor: 'pointer',
  font: 'inherit',
  selectors: {
    '&:hover': { background: vars['surface-sunken'] },
    '&[aria-current]': { background: vars['accent-soft'], color: vars['accent-text'] },
  },
});
export const templateWords = style({ display: 'grid', minWidth: 0 });
export const templateName = style({ fontWeight: weight.strong, overflowWrap: 'anywhere', ...type.grid });
export const facts = style({
  display: 'block',
  color: vars['text-muted'],
  fontWeight: weight.text,
  ...type.meta,
});
/** What is placed within scrolls along. */
export const scroll = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${table} th`, {
  padding: `${space[1]} ${space[1]}`,
  color: vars['text-muted'],
  textAlign: 'start',
  fontWeight: weight.text,
  ...type.meta,
});
globalStyle(`${table} td`, { padding: '3px 4px', borderTop: `1px solid ${vars.line}`, verticalAlign: 'top' });
globalStyle(`${table} tr[data-off] td`, { background: vars['surface-sunken'] });
globalStyle(`${table} tr[data-over] td`, { borderTop: `2px solid ${vars.accent}` });
// The name takes the room that the rest leaves.
globalStyle(`${table} td:nth-child(3)`, { minWidth: 150, width: '100%' });
globalStyle(`${table} td:nth-child(4)`, { minWidth: 168 });
globalStyle(`${table} td:nth-child(7)`, { minWidth: 116 });
globalStyle(`${table} td:nth-child(2), ${table} td:nth-child(6), ${table} td:nth-child(8)`, {
  paddingTop: 7,
});
// What a finger presses is higher than the fields beside it: all stand on one line through their middle.
globalStyle(`${table} td`, { '@media': { [touch]: { verticalAlign: 'middle' } } });
globalStyle(`${table} td:nth-child(2), ${table} td:nth-child(6), ${table} td:nth-child(8)`, {
  '@media': { [touch]: { paddingTop: 3 } },
});
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${table} th${number}`, { textAlign: 'end' });
export const value = style({ minWidth: 112 });
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 28,
  padding: 0,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: vars['text-muted'],
  cursor: 'grab',
  selectors: { '&:hover': { background: vars['surface-sunken'] } },
});
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const steps = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${steps} th`, { minWidth: 140, padding: '4px 0', textAlign: 'start', fontWeight: weight.text });
globalStyle(`${steps} td`, { padding: '4px 0' });
globalStyle(`${steps} tr[data-strong] th, ${steps} tr[data-strong] td`, { fontWeight: weight.strong });
globalStyle(`${steps} tr:last-child th, ${steps} tr:last-child td`, {
  borderTop: `1px solid ${vars['line-strong']}`,
});
export const track = style({ width: '100%', paddingInline: '8px !important' });
export const bar = style({ display: 'block', minWidth: 2, height: 14, background: vars['data-1'] });
globalStyle(`${steps} tr[data-strong] ${bar}`, { background: vars['data-9'] });
export const effect = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
export const differences = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
for (const table of [effect, differences]) {
  globalStyle(`${table} th, ${table} td`, {
    padding: '5px 8px 5px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    // Rather sideways on a phone than cut within words.
    overflowWrap: 'break-word',
  });
  globalStyle(`${table} th`, { fontWeight: weight.text });
  globalStyle(`${table} thead th`, { color: vars['text-muted'], ...type.meta });
  globalStyle(`${table} tbody tr > *`, { borderTop: `1px solid ${vars.line}` });
}
globalStyle(`${effect} td, ${effect} thead th + th`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${effect} tr[data-strong] > *`, { fontWeight: weight.strong });
// On a phone a row takes two lines, and nothing of it is out of sight: what it is beside how it changes, and from what to what.
const phone = `(max-width: ${breakpoint.narrow}px)`;
const onPhone = (selector: string, rules: StyleRule) =>
  globalStyle(selector, { '@media': { [phone]: rules } });
for (const table of [effect, differences]) {
  onPhone(`${table} tr`, { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
  onPhone(`${table} tbody tr`, { borderTop: `1px solid ${vars.line}`, paddingBlock: space[1] });
  onPhone(`${table} tbody tr > *`, { borderTop: 0, paddingBlock: 2 });
}
onPhone(`${effect} tr > :last-child`, { gridArea: '1 / 2' });
// A line of a template takes three: what it is and its value first.
const places = ['2 / 1', '1 / 1', '1 / 2', '2 / 2 / auto / 4', '1 / 3', '3 / 1', '3 / 2', '3 / 3'];
onPhone(`${table} tr`, {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 112px',
  alignItems: 'center',
  paddingBlock: space[1],
  borderTop: `1px solid ${vars.line}`,
});
onPhone(`${table} tr > *`, { borderTop: 0 });
for (const [index, gridArea] of places.entries())
  onPhone(`${table} tr > :nth-child(${index + 1})`, { gridArea, minWidth: 0, width: 'auto' });
