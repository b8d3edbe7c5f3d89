import { keyframes, style } from '@vanilla-extract/css';
import { layer, motion, radius } from '../../foundations/scale.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
/** Where both sides no longer stand beside each other, it fills the window and shows one of them. */
const single = '(max-width: 900px)';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.confirm,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  justifyItems: 'end',
  padding: 40,
  background: vars.scrim,
  animation: `${appear} ${motionVars.fast} ${motion.ease}`,
  '@media': { [single]: { padding: 0 } },
});
export const panel = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) 470px',
  width: '100%',
  minWidth: 0,
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-dialog'],
  overflow: 'hidden',
  outline: 0,
  selectors: {
    '&[data-size="narrow"]': { width: 'min(470px, 100%)', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [single]: {
      borderRadius: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-size="narrow"]': { width: '100%' } },
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const side = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const main = style([
  side,
  {
    background: vars.canvas,
    borderRight: `1px solid ${vars['line-strong']}`,
    '@media': { [single]: { borderRight: 0 } },
  },
]);
/** On a phone the side gives way to what was opened beside it. */
export const behind = style([side, { '@media': { [single]: { display: 'none' } } }]);
