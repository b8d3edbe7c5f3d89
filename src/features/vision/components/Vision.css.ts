import { globalStyle, style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = '(max-width: 1100px)';
const wide = '(min-width: 1100.02px)';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) 264px',
  minHeight: 164,
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': {
    [narrow]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
    '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});
/** What the sheet of paper stands in for. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const picture = style({
  position: 'relative',
  display: 'block',
  minHeight: 140,
  '@media': { [narrow]: { gridRow: 'span 1' }, '(max-width: 640px)': { height: 140 } },
});
// The text beside it says how high it is.
globalStyle(`${picture} > *`, { position: 'absolute', inset: 0 });
export const said = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 8,
  padding: '14px 24px',
  '@media': { '(max-width: 640px)': { paddingInline: 16 } },
});
export const statement = style({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: vars.text,
  ...type.section,
  '@media': { [wide]: { fontSize: 18, lineHeight: '26px' } },
});
export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: vars['text-muted'],
  ...type.grid,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: 0,
  borderLeft: `1px solid ${vars.line}`,
  '@media': {
    [narrow]: {
      gridColumn: '1 / -1',
      borderLeft: 0,
      gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    },
  },
});
export const fact = style({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  padding: '8px 12px',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:nth-child(even)': { borderLeft: `1px solid ${vars.line}` } },
  '@media': {
    [narrow]: {
      paddingInline: 16,
      selectors: { '&:nth-child(n+2)': { borderLeft: `1px solid ${vars.line}` } },
    },
    [wide]: { selectors: { '&:nth-child(-n+2)': { borderTop: 0 } } },
  },
});
export const factName = style({ color: vars['text-muted'], ...type.meta });
export const factValue = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...type.section,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'stretch',
  gap: 16,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The card of amounts. */
export const costs = style({ display: 'grid' });
export const thirds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: 16,
});
// A card that is alone in its row has all of it.
globalStyle(`${thirds} > *`, { flex: '1 1 320px', minWidth: 'min(100%, 320px)' });
// Three side by side: amounts need less than tables do.
globalStyle(`${thirds} > ${costs}`, {
  '@media': { [wide]: { flex: '0.7 1 260px', minWidth: 260 } },
});
/** A code is not broken at its hyphen. */
export const whole = style({ whiteSpace: 'nowrap' });
export const framed = style({
  minWidth: 0,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { print: { breakInside: 'avoid' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  color: vars.text,
  ...type.grid,
});
globalStyle(`${table} :is(th, td)`, {
  height: 36,
  padding: '0 8px',
  textAlign: 'left',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.line}`,
});
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: 16 });
globalStyle(`${table} :is(th, td):last-child`, { paddingRight: 16 });
globalStyle(`${table} thead th`, {
  height: 32,
  color: vars['text-muted'],
  background: vars['surface-sunken'],
  fontWeight: 500,
});
globalStyle(`${table} tfoot :is(th, td)`, {
  background: vars['surface-sunken'],
  borderBottom: 0,
  fontWeight: 600,
});
globalStyle(`${table} [data-figure]`, { textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} tr[data-total] :is(th, td)`, {
  background: vars['surface-sunken'],
  fontWeight: 600,
});
globalStyle(`${table} tr[data-over]`, { boxShadow: `inset 0 2px 0 ${vars.accent}` });

/** An area as a number. */
export const areaColumn = style({ minWidth: 72 });
globalStyle(`${table}:has(${areaColumn}) td[data-figure]`, { whiteSpace: 'nowrap' });
globalStyle(`${table}:has(${areaColumn})`, { tableLayout: 'auto' });
globalStyle(`${table}:has(${areaColumn}) th:first-child`, { maxWidth: 0, width: '100%' });
globalStyle(`${table}:has(${areaColumn}) [data-figure]:not(:last-child)`, { paddingInline: 4 });
/** What a driver serves; on a phone its name needs the room. */
export const itemsColumn = style({
  width: 172,
  '@media': { '(max-width: 640px)': { width: 88 } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
});
export const wraps = style({ overflowWrap: 'anywhere', padding: '4px 0' });
export const nameButton = style([
  {
    overflowWrap: 'anywhere',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: radius.tag,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);
globalStyle(`${thirds} ${table} :is(th, td)`, { '@media': { [wide]: { height: 30 } } });
globalStyle(`${thirds} ${table} :is(${wraps}, ${nameButton})`, {
  '@media': { [wide]: { padding: '2px 0', lineHeight: '16px' } },
});
globalStyle(`${thirds} ${table} thead th`, { '@media': { [wide]: { height: 28 } } });
export const grip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  margin: '0 0 0 -8px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars['text-muted'],
  cursor: 'grab',
  borderRadius: radius.tag,
});
export const bar = style({
  width: '100%',
  height: 6,
  borderRadius: radius.round,
  background: vars['surface-sunken'],
  overflow: 'hidden',
});
export const fill = style({ height: '100%', background: vars['text-muted'], borderRadius: radius.round });
export const codes = style({
  display: 'flex',
  gap: 4,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 640px)': { display: 'none' } },
});
/** In the place of codes on a phone. */
export const itemCount = style({
  whiteSpace: 'nowrap',
  '@media': { '(min-width: 640.02px)': { display: 'none' } },
});
export const code = style({
  padding: '0 4px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.tag,
  ...type.meta,
});
export const sumsUp = style({ color: vars.fall, fontWeight: 500 });
export const sumsOff = style({ color: vars.rise, fontWeight: 500 });
export const foot = style({ padding: '6px 8px' });
export const swatch = style({ flex: 'none', width: 8, height: 8, marginRight: 4, borderRadius: 2 });
export const muted = style({ color: vars['text-muted'], whiteSpace: 'nowrap' });
export const unsaid = style({ color: vars['text-muted'] });
export const rows = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 8,
  margin: 0,
  ...type.grid,
});
globalStyle(`${rows} dt`, { color: vars['text-muted'] });
globalStyle(`${rows} dd`, { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${rows} dd[data-change="rise"], ${table} [data-change="rise"]`, {
  color: vars.rise,
  fontWeight: 600,
});
globalStyle(`${rows} dd[data-change="fall"], ${table} [data-change="fall"]`, {
  color: vars.fall,
  fontWeight: 600,
});
export const empty = style({ padding: 16 });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  color: vars['text-muted'],
  ...type.meta,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const dot = style({ width: 10, height: 10, borderRadius: radius.round });
export const square = style({ width: 9, height: 9, background: vars['text-muted'] });
export const ring = style({
  width: 10,
  height: 10,
  border: `2px solid ${vars['text-muted']}`,
  borderRadius: radius.round,
});
