import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const phone = '(max-width: 640px)';

export const legend = style({
  ...type.meta,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  color: vars['text-muted'],
});
globalStyle(`${legend} > span`, { display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = style({ width: 10, height: 10, borderRadius: 2 });
/** Companies at the left, bars beside them; room for the last figure at the right. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 148px) minmax(0, 1fr)',
  columnGap: space[3],
  paddingRight: 64,
  ...type.meta,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 84px) minmax(0, 1fr)', columnGap: space[2] } },
});
export const company = style({
  height: 32,
  display: 'flex',
  alignItems: 'center',
  fontWeight: weight.label,
  minWidth: 0,
});
globalStyle(`${company} > span`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const low = style({ fontWeight: weight.strong });
export const plot = style({ position: 'relative', gridColumn: 2, minWidth: 0 });
export const row = style({ position: 'relative', height: 32 });
export const part = style({
  position: 'absolute',
  top: 6,
  height: 20,
  borderRight: `1px solid ${vars.surface}`,
});
export const parts = styleVariants({
  base: { background: vars['data-1'], color: vars['text-on-data'] },
  plugs: { background: vars['data-2'] },
  other: { background: vars['data-9'] },
});
/** What a deduction takes away: an empty frame. */
export const taken = style({
  position: 'absolute',
  top: 6,
  height: 20,
  border: `1px dashed ${vars['line-control']}`,
  borderLeft: 0,
});
/** The bar does not begin where its money does. */
export const broken = style({
  position: 'absolute',
  left: 3,
  top: 4,
  width: 8,
  height: 24,
  background: vars.surface,
  clipPath:
    'polygon(25% 0, 100% 0, 60% 25%, 100% 45%, 45% 65%, 100% 85%, 60% 100%, 0 100%, 40% 85%, 0 65%, 40% 45%, 0 25%)',
});
export const inBar = style({
  '@media': { [phone]: { display: 'none' } },
  position: 'absolute',
  right: 8,
  top: 2,
  // Read before the line of the budget, as the sum beside the bar is.
  zIndex: 1,
  background: vars['data-1'],
  fontWeight: weight.label,
  fontVariantNumeric: 'tabular-nums',
});
export const total = style({
  position: 'absolute',
  top: 8,
  paddingLeft: 8,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.text,
  // A sum is read before the line of the budget that passes behind it.
  zIndex: 1,
});
globalStyle(`${total} > span`, { background: vars.surface });
export const line = style({ position: 'absolute', top: 0, bottom: 0, borderLeft: `1px solid ${vars.line}` });
export const budget = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderLeft: `2px dashed ${vars.text}`,
});
export const ticks = style({
  gridColumn: 2,
  position: 'relative',
  height: 32,
  color: vars['text-muted'],
  containerType: 'inline-size',
});
export const tick = style({
  position: 'absolute',
  top: 2,
  transform: 'translateX(-50%)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Where there is no room for all, every other one is said, and then the ends.
  '@container': {
    '(max-width: 400px)': { selectors: { '&:nth-child(even):not(:last-child)': { display: 'none' } } },
    '(max-width: 260px)': { selectors: { '&:not(:first-child):not(:last-child)': { display: 'none' } } },
  },
});
export const budgetTick = style({ color: vars.text, fontWeight: weight.strong, top: 16 });
