import { keyframes, style } from '@vanilla-extract/css';
import { layer, motion, radius, space } from '../../foundations/scale.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.confirm,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  padding: space[6],
  background: vars.scrim,
  animation: `${appear} ${motionVars.fast} ${motion.ease}`,
  selectors: {
    '&[data-place="top"]': { alignItems: 'start', paddingTop: 88 },
    '&[data-place="start"]': { justifyItems: 'start', alignItems: 'stretch', padding: 0 },
  },
  '@media': {
    '(max-width: 640px), (max-height: 560px)': {
      padding: space[2],
      selectors: {
        '&[data-place="top"]': { paddingTop: space[2] },
        '&[data-place="start"]': { padding: 0 },
      },
    },
  },
});
/** The library's own box round a panel, which has no look. */
export const content = style({ display: 'contents' });
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: 'min(100%, 720px)',
  overflow: 'hidden',
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-dialog'],
  outline: 0,
  selectors: {
    '&[data-place="start"]': {
      maxHeight: 'none',
      // A strip of the page stays, to press beside it.
      maxWidth: `calc(100vw - ${space[12]})`,
      borderRadius: 0,
      background: vars.surface,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
