import { keyframes, style } from '@vanilla-extract/css';
import { layer, motion, radius, size, space, type } from '../../foundations/scale.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });
const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const region = style({
  position: 'fixed',
  right: space[4],
  bottom: `calc(${space[4]} + ${size.pageFoot})`,
  zIndex: layer.toast,
  width: 360,
  maxWidth: 'calc(100vw - 32px)',
  // What was just done is no part of the page that is printed.
  '@media': { print: { display: 'none' } },
});
/** Placed by a transform, which shifts nothing. */
export const slot = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  selectors: { '&[data-stands]': { transition: `transform ${motionVars.normal} ${motion.ease}` } },
});
export const toast = style({
  ...type.grid,
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-pop'],
  animation: `${rise} ${motionVars.normal} ${motion.ease}`,
});
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({ ...type.meta, display: 'block', color: vars['text-subtle'] });
export const progress = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  height: 2,
  background: vars['text-subtle'],
  transformOrigin: 'left',
  animationName: shrink,
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
  selectors: { '&[data-paused]': { animationPlayState: 'paused' } },
  // The time still runs; only the moving line goes.
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});
