import { style } from '@vanilla-extract/css';
import { motion } from '../../foundations/scale.ts';
import { motionVars } from '../../foundations/vars.css.ts';

export const mark = style({
  display: 'inline-flex',
  transition: `transform ${motionVars.fast} ${motion.ease}`,
  selectors: {
    '&:dir(rtl)': { transform: 'rotate(180deg)' },
    '&[data-open], &[data-open]:dir(rtl)': { transform: 'rotate(90deg)' },
  },
});
