import { keyframes, style } from '@vanilla-extract/css';
import { barRoom, breakpoint, layer, motion, size, space } from '../../foundations/scale.ts';
import { touchRoom } from '../../foundations/touchArea.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const flyout = style({
  position: 'fixed',
  top: size.topBar,
  right: 0,
  bottom: size.pageFoot,
  maxWidth: '100vw',
  zIndex: layer.flyout,
  display: 'flex',
  flexDirection: 'column',
  background: vars['surface-float'],
  color: vars.text,
  boxShadow: vars['shadow-flyout'],
  // The shadow falls on the page only, not up onto the top bar.
  clipPath: 'inset(0 0 0 -48px)',
  outline: 0,
  selectors: { '&[data-enters]': { animation: `${slide} ${motionVars.slow} ${motion.ease}` } },
  '@media': {
    [narrow]: { width: '100vw !important' },
    ...touchRoom,
  },
});
export const edge = style({
  position: 'absolute',
  left: -4,
  top: 0,
  bottom: 0,
  width: 8,
  cursor: 'ew-resize',
  touchAction: 'none',
  zIndex: 1,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 3,
      top: 0,
      bottom: 0,
      width: 2,
      background: 'transparent',
    },
    '&:hover::after, &:focus-visible::after': { background: vars.focus },
    '&:focus-visible': { outline: 0 },
  },
  '@media': { [narrow]: { display: 'none' } },
});
export const header = style({
  padding: `${space[3]} ${space[3]} ${space[1]} ${space[6]}`,
  '@media': { [narrow]: { paddingLeft: space[4] } },
});
export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[3]} ${space[6]} ${space[4]}`,
  '@media': {
    [narrow]: { padding: space[4] },
    ...barRoom,
  },
});
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  // A line of buttons high, also while there are none: what is above stays where it is.
  boxSizing: 'border-box',
  minHeight: `max(57px, calc(${size.control} + 25px))`,
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
  '@media': { [narrow]: { padding: space[3] } },
});
