import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { breakpoint, layer, radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const phone = `(max-width: ${breakpoint.narrow}px)`;

export const frame = style({
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'auto',
});
/** As high as the window: the names of bidders and the bar that scrolls to them stay in sight. */
export const longFrame = style({
  maxHeight: 'calc(100vh - 96px)',
  '@media': { print: { maxHeight: 'none' } },
});
// Borders of their own: shared ones would not go with the cells that stay.
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...type.grid,
});
globalStyle(`${table} th, ${table} td`, {
  padding: '0 8px',
  height: 32,
  textAlign: 'left',
  fontWeight: weight.text,
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.line}`,
});
globalStyle(`${table} thead th, ${table} thead td, ${table} tfoot th, ${table} tfoot td`, {
  background: vars['surface-sunken'],
});
globalStyle(`${table} th, ${table} td`, { '@media': { [phone]: { padding: '0 6px' } } });
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 12 });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 12 });
globalStyle(`${table} > :last-child > :last-child > *`, { borderBottom: 0 });
globalStyle(`${longFrame} thead`, {
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky + 1,
  '@media': { print: { position: 'static' } },
});
/** The scope lines stay while bidders scroll past them. */
export const stays = style({});
globalStyle(`${table} .${stays}`, {
  position: 'sticky',
  left: 0,
  zIndex: layer.sticky,
  borderRight: `1px solid ${vars['line-strong']}`,
  '@media': { print: { position: 'static' } },
});
globalStyle(`${table} tbody .${stays}`, { background: vars.surface });
globalStyle(`${table} tbody tr:hover td, ${table} tbody tr:hover .${stays}`, {
  background: vars['surface-hover'],
});
/** A long sheet: the widths of its columns do not follow from the lines that are drawn. */
/** Pixels of the columns of a long sheet. */
export const widths = { section: 96, name: 280, scope: 200, amount: 124 };
export const long = style({ tableLayout: 'fixed', minWidth: '100%' });
globalStyle(`${long} th, ${long} td`, { overflow: 'hidden', textOverflow: 'ellipsis' });
export const sectionColumn = style({ width: widths.section });
export const nameColumn = style({ width: widths.name });
export const scopeColumn = style({ width: widths.scope });
export const amountColumn = style({ width: widths.amount });
export const name = style({ minWidth: 200 });
// Beside a name that stays, a phone has room for one bidder.
globalStyle(`${table}:not(.${long}) .${stays}`, {
  '@media': { [phone]: { minWidth: 108, maxWidth: 108, whiteSpace: 'normal' } },
});
globalStyle(`${table}:not(.${long}) .${stays} button`, {
  '@media': { [phone]: { height: 'auto', minHeight: 28, whiteSpace: 'normal', textAlign: 'left' } },
});
// A name that does not fit ends in an ellipsis, also where it opens.
globalStyle(`${long} .${name} button`, { maxWidth: '100%' });
globalStyle(`${long} .${name} button > span`, {
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const number = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} .${number}`, { textAlign: 'right' });
// A price that opens stands where the totals below it stand.
globalStyle(`${table} .${number} button`, { marginInlineEnd: -10, color: 'inherit' });
/** A price that opens: a plain button, because a sheet has up to 7,200 of them. */
export const price = style({
  height: 26,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-sunken'] },
    '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: -2 },
  },
});
/** The bidders over their columns. */
export const companies = style({});
globalStyle(`${table} .${companies} th, ${table} .${companies} td`, {
  height: 36,
  borderBottomColor: vars.line,
  fontWeight: weight.strong,
});
export const columns = style({});
globalStyle(`${table} .${columns} th`, { color: vars['text-muted'] });
/** The tick before what a bid includes; a cross before what it does not stands in the color of its cell. */
export const coverage = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const included = style({ color: vars['positive-text'] });
/** A name that opens stands under the head of its column. */
globalStyle(`${table} th > button`, { marginInlineStart: -10 });
/** Before an amount that is ours. */
export const plug = style({ marginInlineEnd: 8, ...type.meta, fontWeight: weight.text });
export const first = style({});
globalStyle(`${table} .${first}`, { borderLeft: `1px solid ${vars['line-strong']}` });
export const plugged = style({});
globalStyle(`${table} .${plugged}, ${table} tbody tr:hover .${plugged}`, {
  background: vars['caution-soft'],
  color: vars['caution-text'],
});
export const strong = style({});
globalStyle(`${table} .${strong} th, ${table} .${strong} td`, { fontWeight: weight.strong });
export const muted = style({ color: vars['text-muted'] });
export const summary = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 3fr) minmax(240px, 1fr)',
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 16px',
  margin: 0,
  ...type.body,
});
globalStyle(`${facts} dd`, { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${facts} dt`, { color: vars['text-muted'] });
export const errors = style({ margin: 0, paddingLeft: 20, color: vars['critical-text'], ...type.grid });
export const heard = style(heardOnly);
