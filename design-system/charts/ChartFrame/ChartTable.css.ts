import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const scroller = style({
  // With its margins as high as the drawing it stands in for.
  flex: '1 1 328px',
  minHeight: 328,
  margin: '8px 16px 12px',
  border: `1px solid ${vars.line}`,
  borderRadius: 6,
});
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  ...type.grid,
});
/** Heard, not seen: the frame's title already says it. */
export const caption = style(heardOnly);
export const heading = style({
  position: 'sticky',
  top: 0,
  height: 34,
  padding: '0 12px',
  background: vars['surface-sunken'],
  borderBottom: `1px solid ${vars['line-strong']}`,
  color: vars['text-muted'],
  textAlign: 'left',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  ...type.meta,
  selectors: { '&[data-figure="true"]': { textAlign: 'right' } },
});
const edge = {
  height: 36,
  padding: '0 12px',
  borderBottom: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
} as const;
export const head = style({ ...edge, textAlign: 'left', fontWeight: 500, color: vars.text });
export const cell = style({
  ...edge,
  color: vars['text-muted'],
  selectors: {
    '&[data-figure="true"]': { textAlign: 'right', color: vars.text },
    // The closing parenthesis hangs, so that digits line up with the positives.
    '&[data-figure="true"][data-negative]': { paddingRight: 'calc(12px - .36em)' },
  },
});
