import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const tabs = style({
  display: 'flex',
  gap: space[5],
  borderBottom: `1px solid ${vars['line-strong']}`,
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: { overflowX: 'auto', gap: space[4] },
  },
});
export const tab = style({
  ...type.grid,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 36,
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  fontWeight: weight.label,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.text },
    '&[aria-current]': { color: vars.text, borderBottomColor: vars['accent-text'] },
    '&:focus-visible': { outlineOffset: -2 },
  },
  // A transparent line would show as one with forced colours, and every tab would look chosen.
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not([aria-current])': { borderBottomColor: 'Canvas' } } },
  },
});
export const count = style({ color: vars['text-subtle'], fontWeight: weight.text });
