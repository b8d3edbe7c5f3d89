import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${table} th`, {
  padding: `${space[1]} ${space[2]}`,
  color: vars['text-muted'],
  textAlign: 'start',
  fontWeight: weight.text,
  ...type.meta,
});
globalStyle(`${table} td`, {
  padding: `${space[1]} ${space[2]}`,
  borderTop: `1px solid ${vars.line}`,
  verticalAlign: 'top',
});
globalStyle(`${table} :where(tbody) th`, { borderTop: `1px solid ${vars.line}` });
globalStyle(`${table} tfoot td, ${table} tfoot th`, {
  borderTop: `1px solid ${vars['line-strong']}`,
  color: vars.text,
  fontWeight: weight.strong,
  ...type.grid,
});
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${table} th${number}`, { textAlign: 'end' });
/** A name that stands still while figures scroll. */
export const lead = style({ minWidth: 150 });
/** A figure that stands in line with the fields beside it. */
export const figure = style([number, { lineHeight: '28px' }]);
export const field = style({ minWidth: 116 });
export const nameField = style({ minWidth: 180 });
export const reason = style({ color: vars['text-muted'], ...type.meta });
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
/** A page in two parts beside each other, one above the other where there is no room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': { [`(max-width: ${breakpoint.nav}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const swings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  gap: space[3],
});
/** A chart on the page, in the frame of a card. */
export const framed = style({
  minWidth: 0,
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
/** What a page of an analysis brings, below the way between them. */
export const body = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Rows of a phone have nothing to choose them by. */
export const choosing = style({
  margin: 0,
  color: vars['text-muted'],
  ...type.grid,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { display: 'none' } },
});
const onPhone = `(max-width: ${breakpoint.narrow}px)`;
/** Columns that a phone tells below the name. */
export const wideOnly = style({ '@media': { [onPhone]: { display: 'none' } } });
export const phoneOnly = style({
  display: 'none',
  color: vars['text-muted'],
  ...type.meta,
  '@media': { [onPhone]: { display: 'block' } },
});

/** A table of fields: a phone sets each row in two lines, its name above its figures. */
export const edited = style([table]);
const phoneRules = (selector: string, rules: StyleRule) =>
  globalStyle(`${edited} ${selector}`, { '@media': { [onPhone]: rules } });
phoneRules('tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 28px',
  columnGap: space[2],
});
phoneRules('tbody tr', { borderTop: `1px solid ${vars.line}`, paddingBlock: space[1] });
phoneRules('tr > *', { minWidth: 0, borderTop: 0, padding: '2px 0' });
phoneRules('tr > :first-child', { gridColumn: '1 / 3' });
// What can be done stands at the end of the first line.
phoneRules('tr > :last-child:not(:first-child)', { gridColumn: 3, gridRow: 1, justifySelf: 'end' });
// Room for what a component comes to beside its two fields.
globalStyle(`${edited}[data-sums] tr`, {
  '@media': { [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 96px' } },
});
phoneRules('tfoot tr > *', { borderTop: 0 });
phoneRules('tfoot tr', { borderTop: `1px solid ${vars['line-strong']}` });
