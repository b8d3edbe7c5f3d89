import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Up to this width the list of indices stands above the one that is chosen. */
export const stackedAt = 900;
export const room = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr) 376px',
  gap: space[3],
  alignItems: 'start',
  '@media': {
    '(max-width: 1280px)': { gridTemplateColumns: '232px minmax(0, 1fr)' },
    [`(max-width: ${stackedAt}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const aside = style({
  '@media': {
    [`(min-width: ${stackedAt + 1}px) and (max-width: 1280px)`]: { gridColumn: 2 },
  },
});
export const group = style({
  margin: `0 0 ${space[1]}`,
  color: vars['text-muted'],
  fontWeight: weight.text,
  ...type.meta,
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const choice = style({
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
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ fontWeight: weight.strong, overflowWrap: 'anywhere', ...type.grid });
export const facts = style({
  display: 'block',
  color: vars['text-muted'],
  fontWeight: weight.text,
  ...type.meta,
});
export const bar = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  maxWidth: 100,
  height: 12,
});
export const middle = style({
  position: 'absolute',
  insetInlineStart: '50%',
  top: 0,
  bottom: 0,
  borderInlineStart: `1px solid ${vars['line-control']}`,
});
export const part = style({ position: 'absolute', top: 2, height: 8, background: vars['data-5'] });
export const steps = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${steps} th, ${steps} td`, {
  padding: `6px 0`,
  borderTop: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: weight.text,
});
globalStyle(`${steps} thead th`, { color: vars['text-muted'], borderTop: 'none', ...type.meta });
globalStyle(`${steps} tbody th`, { fontWeight: weight.strong });
globalStyle(`${steps} tfoot th, ${steps} tfoot td`, {
  borderTop: `2px solid ${vars['line-strong']}`,
  fontWeight: weight.strong,
});
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${steps} .${number}`, { paddingInlineStart: space[3], textAlign: 'end' });
export const problem = style({ color: vars['caution-text'], whiteSpace: 'normal' });
export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  ...type.grid,
});
globalStyle(`${sums} dt`, { color: vars['text-muted'] });
globalStyle(`${sums} dd`, { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${sums} dd[data-strong]`, { fontWeight: weight.strong });
