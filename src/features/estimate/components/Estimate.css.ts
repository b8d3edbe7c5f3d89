import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { breakpoint, space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Why the estimate below is read-only. */
export const lock = style({ marginBlockEnd: space[3] });
export const heading = style({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 });
export const swatch = style({ flex: 'none', width: 10, height: 10, borderRadius: 2 });
export const name = style({
  selectors: { '&[data-strong]': { fontWeight: 600 }, '&[data-muted]': { color: vars['text-muted'] } },
});
export const count = style({ color: vars['text-subtle'], marginLeft: 6, fontWeight: 400 });
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-strong]': { fontWeight: 600 }, '&[data-muted]': { color: vars['text-muted'] } },
});
export const versions = style({ margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const versionText = style({ flex: 1, minWidth: 200 });
export const shares = style({ maxHeight: 340 });
export const shareTable = style({ width: '100%', minWidth: 360, borderCollapse: 'collapse', ...type.grid });
globalStyle(`${shareTable} th, ${shareTable} td`, {
  padding: '4px 8px',
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${shareTable} th:first-child`, { textAlign: 'start', fontWeight: 400 });
globalStyle(`${shareTable} thead th`, { color: vars['text-muted'], fontWeight: 400, borderTop: 'none' });
export const shareField = style({ width: 132 });
export const outcome = style({ margin: 0, color: vars['text-muted'], ...type.meta });
/** Rows of a file as a sheet shows them. */
export const fileRows = style({ borderCollapse: 'collapse', ...type.grid });
globalStyle(`${fileRows} th, ${fileRows} td`, {
  padding: '4px 8px',
  border: `1px solid ${vars.line}`,
  textAlign: 'start',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
globalStyle(`${fileRows} th`, { color: vars['text-muted'] });
globalStyle(`${fileRows} td[data-number]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${fileRows} tr[data-own] td`, { background: vars['surface-selected'] });
globalStyle(`${fileRows} td[data-own]`, {
  fontWeight: 600,
  outline: `2px solid ${vars['accent-line']}`,
  outlineOffset: -2,
});
/** Low, median and high of unit prices. */
export const priceFacts = style({ display: 'flex', flexWrap: 'wrap', gap: 24, margin: 0 });
globalStyle(`${priceFacts} dt`, { color: vars['text-muted'], ...type.meta });
globalStyle(`${priceFacts} dd`, {
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  ...type.section,
});
export const prices = style({ margin: 0, padding: 0, listStyle: 'none' });
export const price = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 0',
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&[draggable=true]': { cursor: 'grab' } },
});
export const priceText = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const priceFigure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...type.grid });
/** How many lines are checked. */
export const checked = style({ color: vars['text-muted'], ...type.grid });
/** The markups that lie on an estimate. */
export const markups = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${markups} th, ${markups} td`, { padding: '6px 8px', textAlign: 'start', fontWeight: 400 });
globalStyle(`${markups} thead th`, { color: vars['text-muted'], ...type.meta });
globalStyle(`${markups} tbody tr, ${markups} tfoot tr`, { borderTop: `1px solid ${vars.line}` });
globalStyle(`${markups} tbody tr[data-own]`, { background: vars['surface-selected'] });
globalStyle(`${markups} tr > :last-child`, {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${markups} tr[data-strong] > *`, { fontWeight: 600 });
export const markupNote = style({ display: 'block', color: vars['text-muted'], ...type.meta });
export const markupRate = style({ width: 132 });
export const markupReason = style({ width: '34%' });
// On a phone a markup takes three lines: what it is beside what it adds, its rate, and why.
const onPhone = (selector: string, rules: StyleRule) =>
  globalStyle(selector, { '@media': { [`(max-width: ${breakpoint.narrow}px)`]: rules } });
onPhone(`${markups} thead`, { display: 'none' });
onPhone(`${markups} tbody tr`, { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto' });
onPhone(`${markups} tfoot tr`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
onPhone(`${markups} tbody tr > :last-child`, { gridArea: '1 / 3' });
onPhone(`${markups} ${markupRate}, ${markups} ${markupReason}`, { gridColumn: '2 / 4', width: 'auto' });
