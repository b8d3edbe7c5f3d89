import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { breakpoint, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: '1fr auto',
  flexGrow: 1,
  padding: '4px 16px 12px',
  minWidth: 0,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', padding: '4px 8px 12px' } },
});
const axisTitle = { color: vars.text, fontWeight: 600, textAlign: 'center', ...type.meta } as const;
export const rowTitle = style({
  ...axisTitle,
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  paddingInlineStart: 8,
  '@media': { [narrow]: { display: 'none' } },
});
export const columnTitle = style({
  ...axisTitle,
  gridColumn: 2,
  paddingTop: 4,
  '@media': { [narrow]: { gridColumn: 1 } },
});
export const table = style({
  width: '100%',
  height: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});
/** Heard, not seen. */
export const heard = style(heardOnly);
export const headColumn = style({ width: 92, '@media': { [narrow]: { width: 56 } } });
export const rowHead = style({
  padding: '0 12px 0 4px',
  textAlign: 'end',
  fontWeight: 400,
  color: vars['text-muted'],
  '@media': { [narrow]: { paddingInlineEnd: 6 } },
});
export const columnHead = style({
  height: 28,
  padding: 0,
  fontWeight: 400,
  color: vars['text-muted'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** A name beside its rank: where room is short, the rank stands for it. */
export const ranked = style({ '@media': { [narrow]: heardOnly } });
export const box = style({ height: 1, padding: 0 });
export const cell = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '100%',
  height: '100%',
  minHeight: 44,
  padding: '6px 8px',
  borderRadius: 4,
  textAlign: 'start',
  overflow: 'hidden',
  color: vars['text-muted'],
  // What the colors say is said on paper too.
  printColorAdjust: 'exact',
  selectors: {
    '&[data-tone="low"]': { background: vars['heat-low'], color: vars['heat-low-text'] },
    '&[data-tone="medium"]': { background: vars['heat-medium'], color: vars['heat-medium-text'] },
    '&[data-tone="high"]': { background: vars['heat-high'], color: vars['heat-high-text'] },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${vars.text}` },
    'button&:hover': { boxShadow: `inset 0 0 0 2px currentColor` },
    'button&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    // The count goes to the foot, out of the value's way.
    [narrow]: { padding: '4px 5px', justifyContent: 'flex-end' },
    // Cells keep an edge where the system takes their ground away.
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const count = style({ fontSize: 16, lineHeight: '20px', fontWeight: 600 });
export const value = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 8,
  '@media': { [narrow]: { insetBlockStart: 3, insetInlineEnd: 4 } },
});
export const marks = style({
  fontWeight: 500,
  whiteSpace: 'pre',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [narrow]: { display: 'none' } },
});
