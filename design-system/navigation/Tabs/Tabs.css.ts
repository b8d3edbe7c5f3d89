import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

/** The row and the panel stand in the box around as if nothing were between. */
export const frame = style({ display: 'contents' });
export const tabs = style({
  display: 'flex',
  gap: space[5],
  borderBottom: `1px solid ${vars['line-strong']}`,
  flex: 'none',
  selectors: { '&[data-inset]': { padding: `0 ${space[6]}` } },
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      overflowX: 'auto',
      gap: space[4],
      selectors: { '&[data-inset]': { padding: `0 ${space[4]}` } },
    },
  },
});
export const tab = style({
  ...type.grid,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 36,
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  fontWeight: weight.label,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text },
    '&[aria-selected="true"]': { color: vars.text, borderBottomColor: vars['accent-text'] },
    '&:focus-visible': { outlineOffset: -2 },
    // Beside the words, not through them; a phone's row, which scrolls, would cut it.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: '3px -6px',
      borderRadius: radius.control,
    },
  },
  // A transparent line would show as one with forced colours, and every tab would look chosen.
  '@media': {
    [`(min-width: ${breakpoint.narrow + 1}px)`]: {
      selectors: {
        '&:focus-visible': { outline: 0 },
        '&:focus-visible::after': { outline: `2px solid ${vars.focus}` },
      },
    },
    [touch]: { height: touchHeight },
    '(forced-colors: active)': { selectors: { '&[aria-selected="false"]': { borderBottomColor: 'Canvas' } } },
  },
});
export const count = style({ color: vars['text-subtle'], fontWeight: weight.text });
export const place = style([count, { visibility: 'hidden' }]);
export const panel = style({ minWidth: 0 });
