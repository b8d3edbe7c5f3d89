import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, size, type, weight } from '../../foundations/scale.ts';
import { touch, touchArea, touchHeight } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

/** Within the edge. */
const inner = `calc(${radius.control} - 1px)`;

export const group = style({
  display: 'inline-flex',
  height: size.controlSmall,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  flex: 'none',
  // In a stack it is as wide as its choices, not as the stack.
  width: 'fit-content',
  // What is only read looks as other fields do that are.
  selectors: {
    '&[data-readonly]': { background: vars['surface-sunken'], borderColor: vars['line-strong'] },
  },
});
export const option = style({
  ...type.meta,
  position: 'relative',
  display: 'inline-flex',
  height: '100%',
  fontWeight: weight.label,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars['line-strong']}` },
    '&:first-child': { borderStartStartRadius: inner, borderEndStartRadius: inner },
    '&:last-child': { borderStartEndRadius: inner, borderEndEndRadius: inner },
    '&:hover': { color: vars.text },
    '&[data-selected]': { background: vars['surface-selected'], color: vars['accent-text'] },
    [`${group}[data-readonly] &`]: { color: vars['text-muted'], cursor: 'default' },
    [`${group}[data-readonly] &[data-selected]`]: {
      background: 'transparent',
      color: vars.text,
      fontWeight: weight.strong,
      boxShadow: `inset 0 -2px 0 ${vars['line-control']}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
    [touch]: { selectors: { '&::after': touchArea() } },
  },
});
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 10px',
  '@media': {
    [touch]: { justifyContent: 'center', boxSizing: 'border-box', minWidth: touchHeight },
    // Five of them and a button beside share a line of a phone.
    [`(max-width: ${breakpoint.narrow}px)`]: { padding: '0 7px' },
  },
});
// The library hides the radio in one pixel; it lies over the whole option instead, so that it is what a press and a magnifier find.
globalStyle(`${option} > span:has(> input)`, {
  inset: '0 !important',
  width: '100% !important',
  height: '100% !important',
  margin: '0 !important',
  clip: 'auto !important',
  clipPath: 'none !important',
  opacity: 0,
});
globalStyle(`${option} > span > input`, { width: '100%', height: '100%', margin: 0, cursor: 'inherit' });
