import { keyframes, style } from '@vanilla-extract/css';
import { layer, motion, radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchHeight, touchRoom } from '../../foundations/touchArea.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.confirm,
  display: 'grid',
  // The height that a tall dialog must not exceed: its body scrolls.
  gridTemplateRows: 'minmax(0, 1fr)',
  // Wide tables scroll within it, on a phone too.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space[4],
  background: vars.scrim,
  animation: `${appear} ${motionVars.fast} ${motion.ease}`,
});
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(440px, 100%)',
  maxHeight: '100%',
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-dialog'],
  padding: `${space[5]} 0`,
  outline: 0,
  '@media': touchRoom,
  selectors: {
    '&[data-size="medium"]': { width: 'min(560px, 100%)' },
    '&[data-size="large"]': { width: 'min(720px, 100%)' },
    '&[data-size="wide"]': { width: 'min(960px, 100%)' },
  },
});
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `0 ${space[5]} ${space[2]} ${space[6]}`,
});
export const title = style({
  ...type.section,
  fontWeight: weight.strong,
  // Its first line stands level with the button that closes, however high that is.
  '@media': { [touch]: { paddingBlock: `calc((${touchHeight}px - ${type.section.lineHeight}) / 2)` } },
});
export const body = style({ padding: `${space[1]} ${space[6]}`, overflow: 'auto', overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[4]} ${space[6]} 0`,
});
