import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))',
  margin: 0,
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
// Where they do not fit into one row, rows are as long as each other: three and two of five, not four and one.
const least = 176;
for (const [count, inRow] of [
  [4, 2],
  [5, 3],
  [6, 3],
] as const) {
  const [all, part] = [`${99.9 / count}%`, `${99.9 / inRow}%`];
  const balanced = `clamp(${all}, (${count * least}px - 100%) * 999, ${part})`;
  globalStyle(`${tiles}:has(> :nth-child(${count}):last-child)`, {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least}px, ${balanced})), 1fr))`,
  });
}
export const tile = style({
  minWidth: 0,
  padding: '10px 16px',
  // Each tile draws its own right and lower line, so that a row that is not full stays empty.
  boxShadow: `1px 0 0 ${vars.line}, 0 1px 0 ${vars.line}`,
});
export const name = style({ color: vars['text-muted'], ...type.meta });
export const figure = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ...type.page,
  fontWeight: weight.strong,
  // Two tiles stand beside each other on a phone, and a billion in dollars is not broken in two.
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: type.section },
});
export const note = style({ margin: 0, color: vars['text-muted'], ...type.meta });
/** Takes its room, and says nothing yet. */
export const waiting = style({ visibility: 'hidden' });
