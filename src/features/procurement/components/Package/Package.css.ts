import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const wide = '(min-width: 1200px)';

/** Tabs, and at their right what the package is about. */
export const page = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  ...type.grid,
  '@media': { [wide]: { position: 'absolute', right: 0, top: 8 } },
});
globalStyle(`${facts} > div`, { display: 'flex', gap: space[2] });
globalStyle(`${facts} dt`, { color: vars['text-muted'] });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });

export const strip = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': {
    '(max-width: 1000px)': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const day = style({
  ...type.grid,
  display: 'flex',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  minWidth: 0,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.line}` } },
  '@media': { '(max-width: 1000px)': { selectors: { '& + &': { borderLeft: 0 } } } },
});
export const dayLabel = style({ ...type.meta, display: 'block', color: vars['text-muted'] });
export const dayText = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const states = styleVariants({
  done: { color: vars['positive-text'] },
  next: { color: vars['accent-text'] },
  ahead: { color: vars['text-subtle'] },
  late: { color: vars['critical-text'] },
});
export const notes = styleVariants({
  done: { ...type.meta, display: 'inline-block', color: vars['text-subtle'] },
  next: { ...type.meta, display: 'inline-block', color: vars['caution-text'] },
  ahead: { ...type.meta, display: 'inline-block', color: vars['caution-text'] },
  late: { ...type.meta, display: 'inline-block', color: vars['critical-text'] },
});

export const overview = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '@media': { '(max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const frame = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ ...type.grid, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th, ${table} td`, {
  height: 30,
  padding: '0 8px',
  textAlign: 'left',
  fontWeight: weight.text,
  whiteSpace: 'nowrap',
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${table} thead th`, { background: vars['surface-sunken'], color: vars['text-muted'] });
globalStyle(`${table} tfoot th, ${table} tfoot td`, {
  background: vars['surface-sunken'],
  fontWeight: weight.strong,
});
globalStyle(`${table} tr > :first-child`, { paddingLeft: space[4] });
export const number = style({ fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} .${number}`, { textAlign: 'right' });
export const name = style({});
// A line that opens stands where its heading does.
globalStyle(`${table} .${name} button`, {
  marginInlineStart: -10,
  height: 'auto',
  minHeight: 28,
  whiteSpace: 'normal',
  textAlign: 'left',
});
globalStyle(`${table} .${name}`, { whiteSpace: 'normal', minWidth: 160 });
export const muted = style({ color: vars['text-muted'] });
export const changed = style({});
globalStyle(`${table} .${changed} > *`, { background: vars['accent-soft'] });
globalStyle(`${table} .${changed} > :first-child`, { boxShadow: `inset 3px 0 0 ${vars.accent}` });
export const readers = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  whiteSpace: 'normal',
});
export const foot = style({ padding: `${space[2]} ${space[4]}`, borderTop: `1px solid ${vars.line}` });
export const inclusion = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const included = style({ color: vars['positive-text'] });
export const left = style({ color: vars['caution-text'] });
export const heard = style(heardOnly);
