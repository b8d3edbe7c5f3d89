import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const [least, gap] = [148, 24];
const roomFor = (count: number) => count * least + (count - 1) * gap;
// A part of a pixel less, so that none is pushed out by rounding.
const partOf = (count: number) => `(100% - ${(count - 1) * gap}px) / ${count} - .05px`;
const threeOrTwo = `clamp(${partOf(3)}, (${roomFor(3)}px - 100%) * 999, ${partOf(2)})`;
/** The six figures are six in a row, each as wide as it needs, or three or two: no row is shorter than another. */
const column = `clamp(${least}px, (${roomFor(6)}px - 100%) * 999, ${threeOrTwo})`;
export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${column}, auto))`,
  gap: `12px ${gap}px`,
  margin: 0,
  padding: '12px 16px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { print: { breakInside: 'avoid' } },
});
export const figure = style({ minWidth: 0 });
export const name = style({ color: vars['text-muted'], ...type.meta });
export const text = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ...type.body,
  selectors: {
    '&[data-change="rise"]': { color: vars.rise },
    '&[data-change="fall"]': { color: vars.fall },
  },
});
