import { style } from '@vanilla-extract/css';
import { radius, space, type } from '../../foundations/scale.ts';
import { dataColors, vars } from '../../foundations/vars.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[3] });
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(5, 28px)', gap: space[1] });
const hues = Object.fromEntries(
  dataColors.map((color, index) => [`&[data-color="${index + 1}"]`, { background: color }]),
);
export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.control,
  color: vars['text-on-data'],
  forcedColorAdjust: 'none',
  selectors: {
    ...hues,
    '&:hover:not([aria-disabled])': {
      boxShadow: `0 0 0 2px ${vars.surface}, 0 0 0 3px ${vars['line-control']}`,
    },
    '&[aria-checked="true"]': { boxShadow: `0 0 0 2px ${vars.surface}, 0 0 0 4px ${vars.text}` },
    '&[aria-disabled]': { cursor: 'not-allowed' },
    '&[aria-disabled]:not([aria-checked="true"])': { opacity: 0.4 },
    // A dot at the corner: somebody has this colour already.
    '&[data-taken]:not([aria-checked="true"])::after': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: radius.round,
      background: vars['text-on-data'],
    },
    '&:focus-visible': { outlineOffset: 4 },
  },
});
export const name = style({ ...type.grid, color: vars['text-muted'] });
