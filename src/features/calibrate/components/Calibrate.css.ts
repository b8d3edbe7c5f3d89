import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const lead = style({ margin: 0, padding: `0 ${space[4]} ${space[2]}`, ...type.grid });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  padding: `0 ${space[4]} ${space[3]}`,
  listStyle: 'none',
  color: vars['text-muted'],
  ...type.meta,
});
globalStyle(`${legend} li`, { display: 'inline-flex', alignItems: 'center', gap: 6 });
globalStyle(`${legend} li::before`, { content: '""', width: 10, height: 10, borderRadius: 2 });
globalStyle(`${legend} li[data-kind="raw"]::before`, {
  border: `2px solid ${vars['text-muted']}`,
  borderRadius: '50%',
});
globalStyle(`${legend} li[data-kind="city"]::before`, { background: vars['data-2'] });
globalStyle(`${legend} li[data-kind="time"]::before`, { background: vars['data-5'] });
globalStyle(`${legend} li[data-kind="custom"]::before`, { background: vars['data-3'] });
globalStyle(`${legend} li[data-kind="normalized"]::before`, { background: vars.text, borderRadius: '50%' });
globalStyle(`${legend} li[data-kind="median"]::before`, {
  width: 0,
  height: 12,
  borderInlineStart: `1px dashed ${vars['text-muted']}`,
  borderRadius: 0,
});
globalStyle(`${legend} li[data-kind="mine"]::before`, { width: 2, height: 12, background: vars.accent });

/** What is placed within scrolls along. */
export const scroll = style({ position: 'relative', overflowX: 'auto', containerType: 'inline-size' });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${table} th, ${table} td`, {
  height: 36,
  padding: `0 ${space[2]}`,
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, {
  background: vars['surface-sunken'],
  color: vars['text-muted'],
  fontWeight: weight.text,
});
globalStyle(`${table} tbody th`, { fontWeight: weight.strong });
globalStyle(`${table} th:first-child, ${table} td:first-child`, { paddingInlineStart: space[4] });
globalStyle(`${table} tr[data-mine]`, {
  background: vars['accent-soft'],
  boxShadow: `inset 3px 0 ${vars.accent}`,
});
globalStyle(`${table} tr[data-out] :is(th, td:not(:first-child))`, { color: vars['text-muted'] });
globalStyle(`${table} tr[data-out] :is(span)`, { opacity: 0.45 });
export const number = style({ textAlign: 'end !important' as 'end', fontVariantNumeric: 'tabular-nums' });
export const strong = style({ fontWeight: weight.strong });
export const place = style({ color: vars['text-muted'] });
export const outlier = style({
  marginInlineStart: space[2],
  color: vars['caution-text'],
  fontWeight: weight.text,
  ...type.meta,
});
export const track = style({ position: 'relative', width: '34%', minWidth: 240 });
const mark = { position: 'absolute', top: '50%' } as const;
export const tick = style({ ...mark, transform: 'translate(-50%, -50%)', ...type.meta });
export const rule = style({
  ...mark,
  top: 0,
  bottom: 0,
  borderInlineStart: `1px solid ${vars.line}`,
});
export const bar = style({
  ...mark,
  height: 4,
  marginTop: -2,
  selectors: {
    '&[data-kind="city"]': { marginTop: -5, background: vars['data-2'] },
    '&[data-kind="time"]': { marginTop: 1, background: vars['data-5'] },
    '&[data-kind="custom"]': { marginTop: 6, background: vars['data-3'] },
  },
});
export const raw = style({
  ...mark,
  width: 10,
  height: 10,
  margin: '-8px 0 0 -5px',
  border: `2px solid ${vars['text-muted']}`,
  borderRadius: '50%',
  background: vars.surface,
});
export const dot = style({
  ...mark,
  width: 10,
  height: 10,
  margin: '-3px 0 0 -5px',
  borderRadius: '50%',
  background: vars.text,
  selectors: { '&[data-mine]': { background: vars.accent } },
});
export const median = style({
  ...mark,
  top: 0,
  bottom: 0,
  borderInlineStart: `1px dashed ${vars['text-muted']}`,
});
export const mine = style({ ...mark, top: 0, bottom: 0, width: 2, background: vars.accent });

// Where the nine columns do not fit, a project takes two lines: its name and figures, then where and when with the drawing.
const onTablet = (selector: string, rules: StyleRule) =>
  globalStyle(selector, {
    '@media': {
      [`(min-width: ${breakpoint.narrow + 1}px)`]: { '@container': { '(max-width: 1020px)': rules } },
    },
  });
onTablet(`${table} tr`, {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) repeat(4, max(76px, 11%)) max(104px, 15%)',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
onTablet(`${table} tr > :is(th, td)`, {
  height: 'auto',
  minWidth: 0,
  padding: '0 !important',
  borderTop: 0,
  background: 'none',
});
onTablet(`${table} thead tr`, { background: vars['surface-sunken'] });
onTablet(`${table} tr > :nth-child(1)`, { gridArea: '1 / 1 / 3 / 2' });
onTablet(`${table} tr > :nth-child(2)`, { gridArea: '1 / 2 / 2 / 3', whiteSpace: 'normal' });
onTablet(`${table} tr > :nth-child(3)`, { gridArea: '2 / 2 / 3 / 3' });
for (const place of [4, 5, 6, 7, 8])
  onTablet(`${table} tr > :nth-child(${place})`, { gridArea: `1 / ${place - 1}` });
onTablet(`${table} tr > :nth-child(9)`, { gridArea: '2 / 3 / 3 / 8', width: 'auto' });
onTablet(`${table} tr > :nth-child(9)`, { height: 24 });
onTablet(`${table} thead th:first-child`, heardOnly);

// On a phone a project takes four lines and nothing of it is out of sight: its name and what it comes to, where and when, the
// steps from one to the other, and the same as a drawing.
const onPhone = (selector: string, rules: StyleRule) =>
  globalStyle(selector, { '@media': { [`(max-width: ${breakpoint.narrow}px)`]: rules } });
onPhone(`${table} tr`, {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1.4fr) repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  gap: `2px ${space[1]}`,
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${vars.line}`,
});
onPhone(`${table} tr > :is(th, td)`, {
  gridRow: 3,
  height: 'auto',
  minWidth: 0,
  padding: '0 !important',
  borderTop: 0,
  background: 'none',
});
onPhone(`${table} thead tr`, { background: vars['surface-sunken'] });
onPhone(`${table} tr > :nth-child(1)`, { gridArea: '1 / 1 / 3 / 2' });
onPhone(`${table} tr > :nth-child(2)`, {
  gridArea: '1 / 2 / 2 / 4',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
onPhone(`${table} tr > :nth-child(3)`, { gridArea: '2 / 2 / 3 / 6' });
onPhone(`${table} tr > :nth-child(4)`, { gridColumn: 2, textAlign: 'start !important' as 'start' });
for (const place of [5, 6, 7]) onPhone(`${table} tr > :nth-child(${place})`, { gridColumn: place - 2 });
onPhone(`${table} tr > :nth-child(8)`, { gridArea: '1 / 4 / 2 / 6' });
onPhone(`${table} tr > :nth-child(9)`, { gridArea: '4 / 2 / 5 / 6', width: 'auto' });
onPhone(`${table} tr > :nth-child(9)`, { height: 24 });
onPhone(`${table} thead th:first-child`, heardOnly);
export const box = style({ position: 'relative', height: 32, margin: `0 ${space[2]} ${space[4]}` });
globalStyle(`${box} ${dot}`, { marginTop: -5 });
export const whisker = style({ ...mark, height: 2, marginTop: -1, background: vars['text-muted'] });
export const middle = style({
  ...mark,
  height: 20,
  marginTop: -10,
  border: `1px solid ${vars['text-muted']}`,
  background: vars['surface-sunken'],
});
export const line = style({ ...mark, width: 2, height: 20, marginTop: -10, background: vars.text });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: space[3],
  margin: 0,
});
globalStyle(`${figures} dt`, { color: vars['text-muted'], ...type.meta });
globalStyle(`${figures} dd`, {
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...type.body,
});

export const leftOut = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  maxWidth: 320,
  color: vars['text-muted'],
  fontWeight: weight.text,
  whiteSpace: 'normal',
  ...type.meta,
});
globalStyle(`${leftOut} button`, { marginInlineStart: -10, '@media': { print: { display: 'none' } } });
/** A division's name, and what leaves it out beside it. */
export const division = style({ display: 'flex', alignItems: 'center', gap: space[1] });
globalStyle(`${division} button`, { marginBlock: -4, '@media': { print: { display: 'none' } } });
export const divisionName = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' });
export const leftOutList = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: 20,
  ...type.grid,
});
