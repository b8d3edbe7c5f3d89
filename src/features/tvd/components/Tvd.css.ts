import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, clamped, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const cards = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(176px, 1fr)',
  gap: 12,
  padding: 2,
});
export const card = style({
  display: 'grid',
  gap: 2,
  padding: '10px 14px',
  textAlign: 'left',
  font: 'inherit',
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  cursor: 'pointer',
  ...type.meta,
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.accent, boxShadow: `inset 0 0 0 1px ${vars.accent}` },
    '&:hover': { background: vars['surface-sunken'] },
  },
});
export const cardName = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontWeight: 500,
});
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const swatch = style({ flex: 'none', width: 8, height: 8, borderRadius: 2 });
export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', ...type.page });
export const aside = style({ color: vars['text-muted'] });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: 8 });
export const over = style({ color: vars.rise, fontWeight: 500 });
export const under = style({ color: vars.fall, fontWeight: 500 });
export const bar = style({ display: 'block', width: '100%', height: 24 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: '8px 16px',
  color: vars['text-muted'],
  ...type.meta,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const said = style({ marginLeft: 'auto', color: vars.text });
export const quiet = style({ color: vars['text-muted'] });
export const range = style({ display: 'inline-flex', alignItems: 'baseline', gap: 4 });
/** Beside a parenthesis that hangs. */
export const to = style({ paddingLeft: 4 });
export const gapButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: radius.tag,
  minHeight: 24,
});
export const named = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
export const nameButton = style({
  padding: '2px 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  borderRadius: radius.tag,
  minWidth: 0,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** A long name takes the two lines that a row has room for. */
export const nameText = style({
  ...clamped(2),
  lineHeight: '16px',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
});
export const pairs = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${pairs} th, ${pairs} td`, {
  padding: '4px 8px',
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${pairs} th:first-child`, { textAlign: 'start', fontWeight: 400 });
globalStyle(`${pairs} thead th`, { color: vars['text-muted'], fontWeight: 400, borderTop: 'none' });
globalStyle(`${pairs} td`, { whiteSpace: 'nowrap' });
/** On a phone what the target is now stands below the name, and share and new target are in sight. */
const phone = `(max-width: ${breakpoint.narrow}px)`;
globalStyle(`${pairs} :is(th, td)`, { '@media': { [phone]: { paddingInline: 4 } } });
export const now = style({ '@media': { [phone]: { display: 'none' } } });
export const nowBelow = style({
  display: 'none',
  color: vars['text-muted'],
  '@media': { [phone]: { display: 'block' } },
  ...type.meta,
});
export const share = style({ width: 132, '@media': { [phone]: { width: 104 } } });
globalStyle(`${pairs} ${share}`, { whiteSpace: 'normal' });
export const room = style({ maxHeight: 340 });
globalStyle(`${room} table`, {
  '@media': { [`(min-width: ${breakpoint.narrow + 1}px)`]: { minWidth: 480 } },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 6,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  ...type.grid,
});
globalStyle(`${figures} dt`, { color: vars['text-muted'] });
globalStyle(`${figures} dd`, { margin: 0, textAlign: 'right' });
export const outcome = style({ margin: 0, ...type.body });
export const items = style({ margin: '8px 0 0', padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 36,
  paddingInline: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&[data-on]': { background: vars['accent-soft'] } },
});
export const itemEnd = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  ...type.grid,
});
export const itemDay = style({ color: vars['text-muted'], whiteSpace: 'nowrap', ...type.meta });

/** What a row was to cost at each milestone. */
export const targetsThen = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${targetsThen} caption`, { textAlign: 'start', color: vars['text-muted'] });
globalStyle(`${targetsThen} :is(th, td)`, {
  padding: `${space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.line}`,
  fontWeight: weight.text,
  textAlign: 'start',
});
globalStyle(`${targetsThen} td`, { textAlign: 'end' });
