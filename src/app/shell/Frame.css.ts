import { globalStyle, style } from '@vanilla-extract/css';
import { busyLine } from '#design-system/foundations/busyLine.ts';
import { barRoom, breakpoint, radius, size, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;
const rail = `(max-width: ${breakpoint.rail}px)`;

export const frame = style({
  display: 'grid',
  gridTemplateRows: `${size.topBar}px minmax(0, 1fr)`,
  gridTemplateColumns: `${size.sidebar}px minmax(0, 1fr)`,
  height: `calc(100dvh - ${size.pageFoot})`,
  selectors: {
    '&[data-sidebar="collapsed"]': { gridTemplateColumns: `${size.rail}px minmax(0, 1fr)` },
    '&[data-sidebar="none"], &[data-sidebar="hidden"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [rail]: {
      selectors: {
        '&:not([data-sidebar="none"], [data-sidebar="hidden"])': {
          gridTemplateColumns: `${size.rail}px minmax(0, 1fr)`,
        },
      },
    },
    [narrow]: {
      selectors: { '&:not([data-sidebar="none"])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    print: { display: 'block', height: 'auto' },
  },
});
export const main = style({
  overflow: 'auto',
  minWidth: 0,
  position: 'relative',
  outlineOffset: -2,
  '@media': {
    ...barRoom,
    print: { overflow: 'visible' },
  },
});
/** On paper only the page is wanted. */
globalStyle(`${frame} > *:not(${main})`, { '@media': { print: { display: 'none' } } });
export const skip = style({
  ...type.grid,
  position: 'fixed',
  top: 6,
  left: 6,
  zIndex: 2000,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${space[4]}`,
  borderRadius: radius.control,
  background: vars.accent,
  color: vars['text-on-accent'],
  fontWeight: weight.label,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
  },
});
/** A line under the top bar while the next page is on its way. */
export const progress = style({
  ...busyLine,
  position: 'fixed',
  top: size.topBar - 1,
  left: 0,
  right: 0,
  height: 2,
  zIndex: 31,
});
