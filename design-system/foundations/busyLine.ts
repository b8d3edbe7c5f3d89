import { motionVars, vars } from './vars.css.ts';

/** Rules for a line that grows while something is on its way: `style({ ...busyLine, top: 0 })`, busy by `data-busy`. */
export const busyLine = {
  background: vars.accent,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  opacity: 0,
  selectors: {
    '&[data-busy]': {
      opacity: 1,
      transform: 'scaleX(.8)',
      transition: `transform 4s cubic-bezier(.1, .6, .2, 1), opacity ${motionVars.fast} 150ms`,
    },
  },
} as const;
