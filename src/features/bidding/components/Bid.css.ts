import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { layer, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Pixels up to which everything stands in one column. */
export const ONE_COLUMN = 1100;
const narrow = `(max-width: ${ONE_COLUMN}px)`;
const phone = '(max-width: 640px)';

export const page = style({
  width: '100%',
  maxWidth: 1392,
  margin: '0 auto',
  padding: `0 ${space[6]} ${space[8]}`,
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [phone]: { padding: `0 ${space[4]} ${space[6]}` } },
  // Nothing ends under the bar.
  selectors: { '&:has([data-bar])': { paddingBottom: 104 } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingTop: space[4],
});
export const title = style({ flex: '1 1 300px', minWidth: 0 });
export const name = style({ ...type.page, fontWeight: weight.strong, margin: 0 });
export const by = style({ ...type.grid, margin: 0, color: vars['text-muted'] });
globalStyle(`${by} b`, { fontWeight: weight.label, color: vars.text });
export const place = style({ ...type.meta, margin: 0, color: vars['text-subtle'] });
export const times = style({
  display: 'flex',
  margin: 0,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px 16px' } },
});
globalStyle(`${times} > div`, {
  padding: `0 ${space[5]}`,
  '@media': { [phone]: { display: 'contents' } },
});
globalStyle(`${times} > div + div`, { borderLeft: `1px solid ${vars['line-strong']}` });
globalStyle(`${times} > div:last-child`, { paddingRight: 0 });
globalStyle(`${times} dt`, { ...type.meta, color: vars['text-subtle'] });
globalStyle(`${times} dd`, {
  ...type.section,
  margin: 0,
  fontWeight: weight.label,
  '@media': { [phone]: type.grid },
});
globalStyle(`${times} small`, { ...type.meta, display: 'block', color: vars['text-muted'] });
export const left = style({});
globalStyle(`${left} dd`, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars['caution-text'],
  fontWeight: weight.strong,
});
export const privateLine = style({
  ...type.meta,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  color: vars['text-subtle'],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: space[4],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
/** A line that the package leaves out: bidders read it and price nothing. */
export const notAsked = style({ color: vars['text-muted'] });
export const frame = style({
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
});
export const frameHead = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  minHeight: 48,
  padding: `${space[1]} ${space[4]}`,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' });
export const frameTitle = style({ ...type.body, fontWeight: weight.strong, margin: 0 });
export const count = style({ ...type.grid, color: vars['text-subtle'] });
export const progress = style({
  display: 'block',
  width: 120,
  height: 6,
  borderRadius: radius.round,
  background: vars['surface-sunken'],
  border: `1px solid ${vars['line-strong']}`,
  overflow: 'hidden',
});
export const done = style({ display: 'block', height: '100%', background: vars.accent });
export const lines = style({ ...type.grid, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${lines} th, ${lines} td`, {
  padding: '0 8px',
  height: 36,
  textAlign: 'left',
  fontWeight: weight.text,
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${lines} th:first-child, ${lines} td:first-child`, { paddingLeft: 16 });
globalStyle(`${lines} th:last-child, ${lines} td:last-child`, { paddingRight: 16 });
globalStyle(`${lines} thead th`, { background: vars['surface-sunken'], color: vars['text-muted'] });
globalStyle(`${lines} tfoot th, ${lines} tfoot td`, {
  height: 40,
  background: vars['surface-sunken'],
  fontWeight: weight.strong,
});
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${lines} .${number}`, { textAlign: 'right' });
export const section = style({ width: 96, color: vars['text-muted'], whiteSpace: 'nowrap' });
export const unit = style({ width: 52, color: vars['text-muted'] });
export const price = style({ width: 134 });
globalStyle(`${lines} .${price}`, { textAlign: 'right' });
export const amount = style({ width: 134 });
export const scope = style({ width: 120 });
export const quantity = style({ width: 92 });
export const lineName = style({});
export const unitBeside = style({ display: 'none' });
export const excluded = style({});
globalStyle(`${lines} .${excluded} td, ${lines} .${excluded} th`, { background: vars['caution-soft'] });
// On a phone a line is a small card: its name and scope above, quantity, price and amount below.
const card = { '@media': { [phone]: { display: 'grid' } } } as const;
globalStyle(`${lines}, ${lines} tbody, ${lines} tfoot`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${lines} thead, ${lines} tbody .${section}, ${lines} .${unit}`, {
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`${lines} tbody tr`, {
  '@media': {
    [phone]: {
      ...card['@media'][phone],
      gridTemplateColumns: 'minmax(0, 1fr) 116px 116px',
      gridTemplateAreas: '"name name scope" "quantity price amount"',
      gap: '4px 8px',
      padding: '8px 12px',
      alignItems: 'center',
      borderTop: `1px solid ${vars.line}`,
    },
  },
});
globalStyle(`${lines} tbody th, ${lines} tbody td`, {
  '@media': {
    [phone]: { width: 'auto', height: 'auto', padding: '0 !important', border: 0, background: 'none' },
  },
});
globalStyle(`${lines} .${lineName}`, {
  '@media': { [phone]: { gridArea: 'name', fontWeight: weight.label } },
});
globalStyle(`${lines} .${scope}`, { '@media': { [phone]: { gridArea: 'scope', textAlign: 'right' } } });
globalStyle(`${lines} .${quantity}`, { '@media': { [phone]: { gridArea: 'quantity', textAlign: 'left' } } });
globalStyle(`${lines} tbody .${price}`, { '@media': { [phone]: { gridArea: 'price' } } });
globalStyle(`${lines} .${amount}`, { '@media': { [phone]: { gridArea: 'amount' } } });
globalStyle(`${lines} .${unitBeside}`, { '@media': { [phone]: { display: 'inline', paddingLeft: 4 } } });
globalStyle(`${lines} tfoot tr`, {
  '@media': {
    [phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      padding: '10px 12px',
      background: vars['surface-sunken'],
      borderTop: `1px solid ${vars['line-strong']}`,
    },
  },
});
globalStyle(`${lines} tfoot tr > *`, {
  '@media': { [phone]: { height: 'auto', padding: '0 !important', border: 0 } },
});
export const submit = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  scrollMarginBlock: space[4],
});
export const base = style({
  ...type.body,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontWeight: weight.strong,
});
globalStyle(`${base} b`, {
  ...type.figure,
  fontWeight: weight.strong,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
});
/** With one column the step that counts stays in sight, over the lines. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  padding: `${space[2]} ${space[6]}`,
  paddingBottom: `max(${space[2]}, env(safe-area-inset-bottom))`,
  background: vars.surface,
  borderTop: `1px solid ${vars['line-strong']}`,
  '@media': { [phone]: { paddingInline: space[4] }, print: { display: 'none' } },
});
// What has the focus is not below it.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: 104 });
export const barSum = style({ display: 'grid', ...type.meta, color: vars['text-muted'] });
globalStyle(`${barSum} b`, {
  ...type.section,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text,
});
globalStyle(`${barSum} span`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const kept = style({ ...type.meta, textAlign: 'right', color: vars['text-subtle'] });
export const missing = style({
  ...type.meta,
  margin: 0,
  minHeight: 16,
  textAlign: 'center',
  color: vars['text-subtle'],
});
export const answers = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const none = style({ padding: `0 ${space[4]} ${space[3]}` });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const document = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  minHeight: 36,
  padding: `4px ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
export const code = style({ color: vars['text-muted'] });
export const documentName = style({ minWidth: 0 });
globalStyle(`${documentName} small`, { ...type.meta, color: vars['text-subtle'] });
export const files = style({ display: 'flex', flexWrap: 'wrap' });
export const questions = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[3] });
export const question = style({ display: 'grid', gap: 2 });
globalStyle(`${questions} small`, { ...type.meta, color: vars['text-subtle'] });
export const heard = style(heardOnly);
export const alternate = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 124px',
  gap: space[2],
  alignItems: 'center',
  minHeight: 36,
  padding: `4px ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
export const end = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const addendum = style({ display: 'grid', gap: space[1], whiteSpace: 'pre-line' });
export const problems = style({ margin: 0, paddingLeft: 20 });
