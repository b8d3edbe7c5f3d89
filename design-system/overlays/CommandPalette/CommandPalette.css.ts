import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { breakpoint, radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  minHeight: 52,
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${vars['line-strong']}`,
});
export const input = style({
  ...type.section,
  flex: 1,
  minWidth: 0,
  height: 40,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars['text-subtle'], opacity: 1 } },
});
export const step = style({
  ...type.grid,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  maxWidth: '50%',
  minHeight: 28,
  '@media': { [touch]: { minHeight: touchHeight } },
  padding: `0 ${space[2]} 0 ${space[1]}`,
  borderRadius: radius.control,
  background: vars['accent-soft'],
  color: vars['accent-text'],
  fontWeight: weight.label,
});
export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 28,
  minHeight: 28,
  '@media': { [touch]: { minWidth: touchHeight, minHeight: touchHeight } },
  borderRadius: radius.control,
});
/** The list itself scrolls: the keys walk it from the line above. */
export const results = style({
  overflow: 'auto',
  minHeight: 0,
  padding: `${space[1]} ${space[2]} ${space[2]}`,
  outline: 0,
  selectors: { '&:empty': { padding: 0 } },
});
export const title = style({
  ...type.meta,
  padding: `10px ${space[2]} ${space[1]}`,
  fontWeight: weight.label,
  color: vars['text-subtle'],
});
export const row = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 34,
  padding: `0 ${space[2]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  scrollMarginBlock: space[8],
  selectors: {
    '&[data-active]': { background: vars['surface-selected'] },
    '&[aria-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
  },
  '@media': {
    [touch]: { minHeight: touchHeight },
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
export const start = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 24, height: 24 });
export const label = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.label,
});
export const detail = style({
  ...type.meta,
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars['text-subtle'],
});
export const end = style({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  '@media': { [narrow]: { display: 'none' } },
});
export const note = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
});
export const spoken = style(heardOnly);
export const foot = style({
  ...type.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  minHeight: 40,
  padding: `0 ${space[4]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
  background: vars['surface-sunken'],
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '@media': { [narrow]: { display: 'none' } },
});
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const grow = style({ flex: 1 });
