import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '../../foundations/scale.ts';
import { touch } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  selectors: {
    '&[data-variant="cards"]': { gap: space[2] },
    '&[data-direction="row"]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: space[5] },
    '&[data-variant="cards"][data-direction="row"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      columnGap: space[2],
    },
  },
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      selectors: { '&[data-variant="cards"][data-direction="row"]': { gridTemplateColumns: '1fr' } },
    },
  },
});
const choiceStyle = {
  ...type.grid,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minHeight: 24,
  padding: '2px 0',
  cursor: 'pointer',
} as const;
const off = { color: vars['text-disabled'], cursor: 'not-allowed' };
const fixed = { cursor: 'default' };
export const choice = style({
  ...choiceStyle,
  // A line of 20 px and its room are 44 px to a finger.
  '@media': { [touch]: { padding: '12px 0' } },
  selectors: { '&[data-readonly]': fixed, '&[data-disabled]': off },
});
export const card = style({
  ...choiceStyle,
  padding: space[3],
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  selectors: {
    '&:hover:not([data-disabled], [data-readonly])': { background: vars['surface-hover'] },
    '&[data-checked]': {
      borderColor: vars.accent,
      background: vars['surface-selected'],
      boxShadow: `inset 0 0 0 1px ${vars.accent}`,
    },
    '&[data-readonly]': fixed,
    '&[data-disabled]': { ...off, background: vars['surface-sunken'], borderColor: vars['line-strong'] },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-checked]': { borderWidth: 2 } } } },
});
export const mark = style({
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  margin: '2px 0',
  flex: 'none',
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.round,
  background: vars.surface,
  cursor: 'inherit',
  selectors: {
    // 24 px to hit, 16 px to see.
    '&::after': { content: '""', position: 'absolute', inset: -5 },
    '&::before': { content: '""', width: 6, height: 6, borderRadius: radius.round },
    '&:checked': { background: vars.accent, borderColor: vars.accent },
    '&:checked::before': { background: vars['text-on-accent'] },
    '&[aria-disabled]': { opacity: 0.4 },
    [`${card} > &:focus-visible`]: { outline: 0 },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const second = style({
  ...type.meta,
  display: 'block',
  fontWeight: weight.text,
  color: vars['text-subtle'],
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
// Icons stand on the first line, whatever is below it.
globalStyle(`${choice} > svg, ${card} > svg`, { marginTop: 2 });
