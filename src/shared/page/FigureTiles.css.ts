import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  overflow: 'hidden',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
const least = 176;
export const tile = style({
  // What is left of a row is shared by those in it, so that no place stays empty.
  flex: `1 1 ${least}px`,
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '10px 16px',
  // Each tile draws its own right and lower line; those at the edges lie under the border.
  boxShadow: `1px 0 0 ${vars.line}, 0 1px 0 ${vars.line}`,
});
// Where they do not fit into one row, rows are as long as each other: three and two of five, not four and one.
for (const [count, inRow] of [
  [4, 2],
  [5, 3],
  [6, 3],
] as const) {
  const [all, part] = [`${99.9 / count}%`, `${99.9 / inRow}%`];
  const balanced = `clamp(${all}, (${count * least}px - 100%) * 999, ${part})`;
  globalStyle(`${tiles}:has(> :nth-child(${count}):last-child) > ${tile}`, {
    flexBasis: `max(${least}px, ${balanced})`,
  });
}
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
