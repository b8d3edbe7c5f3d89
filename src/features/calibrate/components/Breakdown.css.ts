import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const scroll = style({ isolation: 'isolate' });
export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...type.grid });
globalStyle(`${table} th, ${table} td`, {
  height: 32,
  padding: '0 5px',
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td):is([data-side="code"], [data-side="name"], [data-side="head"])`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: 'start',
  background: vars.surface,
});
globalStyle(`${table} [data-side="name"]`, {
  insetInlineStart: 48,
  maxWidth: 168,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderInlineEnd: `1px solid ${vars['line-strong']}`,
});
globalStyle(`${table} [data-side="head"]`, { borderInlineEnd: `1px solid ${vars['line-strong']}` });
globalStyle(`${table} [data-side="code"]`, {
  width: 48,
  minWidth: 48,
  maxWidth: 48,
  paddingInlineStart: space[3],
  paddingInlineEnd: 0,
  color: vars['text-muted'],
});
globalStyle(`${table} tr[data-out] td`, { color: vars['text-muted'] });
globalStyle(`${table} tbody th`, { fontWeight: weight.text });
globalStyle(`${table} thead th`, {
  color: vars['text-muted'],
  fontWeight: weight.text,
  background: vars['surface-sunken'],
});
globalStyle(`${table} tr[data-heads] th`, {
  height: 'auto',
  padding: `${space[2]} 5px`,
  borderTop: 'none',
  verticalAlign: 'top',
  background: vars.surface,
});
globalStyle(`${table} tbody td[data-mine]`, { background: vars['accent-soft'], fontWeight: weight.strong });
globalStyle(`${table} tr[data-heads] th[data-mine]`, {
  background: vars['accent-soft'],
  boxShadow: `inset 0 2px ${vars.accent}`,
});
globalStyle(`${table} [data-stats]`, { borderInlineStart: `1px solid ${vars['line-strong']}` });
globalStyle(`${table} tr[data-section] :is(th, td)`, {
  background: vars['surface-sunken'],
  fontWeight: weight.strong,
  textAlign: 'start',
});
globalStyle(`${table} tr[data-total] :is(th, td)`, {
  borderTop: `2px solid ${vars['line-strong']}`,
  fontWeight: weight.strong,
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 2,
  minWidth: 72,
  maxWidth: 112,
  marginInlineStart: 'auto',
  ...type.meta,
});
globalStyle(`${head} b`, {
  color: vars.text,
  fontWeight: weight.strong,
  maxWidth: '100%',
  // The second of two lines keeps its place where there is one, so that what follows is level in all columns.
  minHeight: 32,
  ...type.meta,
});
globalStyle(`${head} b > span`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${head} strong`, { color: vars.text, fontWeight: weight.strong, ...type.body });

// Where not all fits, the name has its code above it and takes two lines, and columns are as narrow as their figures.
const tight = `${table}:where([data-tight])`;
globalStyle(`${tight} :is([data-side="name"], [data-side="head"])`, {
  insetInlineStart: 0,
  width: 152,
  minWidth: 152,
  maxWidth: 152,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
// What leaves a division out stands in the line of its code, and the name has the whole width below.
globalStyle(`${tight} [data-side="name"] button`, {
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: 2,
  marginBlock: 0,
});
globalStyle(`${tight} ${head}`, {
  // Two words of a name share a line.
  width: 'max-content',
  minWidth: 0,
  maxWidth: 112,
  whiteSpace: 'normal',
});

// On a phone the name with its code, the project's own figure and where it stands are in sight together.
const onPhone = (selector: string, rules: StyleRule) =>
  globalStyle(selector, { '@media': { [`(max-width: ${breakpoint.narrow}px)`]: rules } });
onPhone(`${table} :is([data-side="name"], [data-side="head"])`, {
  insetInlineStart: 0,
  width: 108,
  minWidth: 108,
  maxWidth: 108,
  paddingInline: `${space[2]} ${space[1]}`,
  paddingBlock: space[1],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
onPhone(`${table} ${head}`, { width: 'auto', minWidth: 0, maxWidth: 72, whiteSpace: 'normal' });
export const section = style({ position: 'sticky', insetInlineStart: space[3] });
export const side = style({ ...type.meta });
globalStyle(`${side} b`, {
  display: 'block',
  color: vars.text,
  fontWeight: weight.strong,
  ...type.section,
});

export const outlier = style({ color: vars['caution-text'], fontWeight: weight.strong });
export const heard = style(heardOnly);
export const delta = style({
  selectors: {
    '&[data-to="above"]': { color: vars['critical-text'] },
    '&[data-to="below"]': { color: vars['positive-text'] },
  },
});
export const strip = style({ position: 'relative', width: 64, height: 24 });
const mark = { position: 'absolute', top: '50%' } as const;
export const range = style({ ...mark, height: 1, background: vars['line-strong'] });
export const middle = style({
  ...mark,
  height: 10,
  marginTop: -5,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: 2,
  background: vars['surface-sunken'],
});
export const median = style({
  ...mark,
  width: 2,
  height: 14,
  margin: '-7px 0 0 -1px',
  background: vars.text,
});
export const dot = style({
  ...mark,
  width: 5,
  height: 5,
  margin: '-2px 0 0 -2px',
  borderRadius: '50%',
  background: vars['text-muted'],
  selectors: {
    '&[data-outlier]': {
      width: 7,
      height: 7,
      margin: '-3px 0 0 -3px',
      borderRadius: 0,
      transform: 'rotate(45deg)',
      background: vars['caution-text'],
    },
    '&[data-mine]': { width: 11, height: 11, margin: '-5px 0 0 -5px', background: vars.accent },
  },
});

/** Where the table would have no room beside its peers they stand above it, whatever the sidebar takes of the window. */
const narrowSides = '(max-width: 1139px)';
export const sidesPlace = style({ containerType: 'inline-size' });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@container': { [narrowSides]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const peers = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 520,
  overflowY: 'auto',
  '@container': {
    [narrowSides]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
  },
});
globalStyle(`${peers} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${peers} li[data-on]`, { background: vars['accent-soft'] });
export const share = style({ color: vars['text-muted'], fontVariantNumeric: 'tabular-nums', ...type.meta });
export const choices = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 360,
  overflowY: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: 6,
});
globalStyle(`${choices} li + li`, { borderTop: `1px solid ${vars.line}` });
globalStyle(`${choices} li`, { padding: `${space[2]} ${space[3]}` });
export const pairs = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${pairs} th, ${pairs} td`, {
  padding: `${space[1]} ${space[2]}`,
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${pairs} th:first-child`, { textAlign: 'start', fontWeight: weight.text });
globalStyle(`${pairs} td`, { whiteSpace: 'nowrap' });
// Two amounts leave a name the width of its longest word.
onPhone(`${pairs} th, ${pairs} td`, { paddingInline: 4 });
globalStyle(`${pairs} thead th`, { color: vars['text-muted'], fontWeight: weight.text, borderTop: 'none' });
export const room = style({ maxHeight: 340 });
/** A remark below a name. */
export const aside = style({ display: 'block', color: vars['text-muted'], ...type.meta });
onPhone(`${table} [data-side="name"] ${aside}`, { lineHeight: '24px' });
