import { style } from '@vanilla-extract/css';
import { clamped } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Holds the line that shows where a dragged code would go. */
export const frame = style({ position: 'relative' });
/** A long name takes the two lines that a row has room for. */
export const name = style({
  ...clamped(2),
  lineHeight: '16px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
/** Where a dragged code would go: a line between two, or a frame around the one above it. */
export const drop = style({
  position: 'absolute',
  insetInline: 1,
  zIndex: 2,
  pointerEvents: 'none',
  borderBlockStart: `2px solid ${vars.accent}`,
  selectors: { '&[data-below]': { border: `2px solid ${vars.accent}`, borderRadius: 4 } },
});
/** Over the names: beside the place where a code with others below it has its arrow. */
export const nameTitle = style({ paddingInlineStart: 26 });
