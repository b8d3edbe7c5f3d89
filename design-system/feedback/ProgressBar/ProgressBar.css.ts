import { keyframes, style } from '@vanilla-extract/css';
import { radius, space, type } from '../../foundations/scale.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

const run = keyframes({ from: { left: '-30%' }, to: { left: '100%' } });
export const progress = style({
  ...type.grid,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
});
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const detail = style({ color: vars['text-subtle'] });
export const line = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const track = style({
  position: 'relative',
  flex: 1,
  height: 6,
  overflow: 'hidden',
  borderRadius: radius.round,
  background: vars['neutral-soft'],
  outline: '1px solid transparent',
});
export const bar = style({
  height: '100%',
  background: vars.accent,
  transition: `width ${motionVars.normal}`,
  selectors: {
    '&[data-unknown]': { position: 'absolute', width: '30%', animation: `${run} 1.4s linear infinite` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-unknown]': { animation: 'none', width: '100%', opacity: 0.4 } },
    },
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
