import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { motion, space, type } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

export const row = style({
  ...type.grid,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 24,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: touchHeight } },
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars['text-disabled'] } },
});
export const track = style({
  appearance: 'none',
  position: 'relative',
  width: 32,
  height: 18,
  margin: 0,
  flex: 'none',
  borderRadius: 9,
  border: `1px solid ${vars['line-control']}`,
  background: vars.surface,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 2,
      left: 2,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: vars['line-control'],
      transition: `transform ${motionVars.fast} ${motion.ease}`,
    },
    '&:checked': { background: vars.accent, borderColor: vars.accent },
    '&:checked::before': { background: vars['text-on-accent'], transform: 'translateX(14px)' },
    '&[aria-disabled]': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const hidden = style(heardOnly);
