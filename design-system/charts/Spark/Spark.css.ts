import { style } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

export const spark = style({
  display: 'block',
  color: vars['chart-approved'],
  overflow: 'visible',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const dot = style({ fill: 'currentColor' });
export const column = style({
  fill: 'currentColor',
  selectors: { '&[data-negative]': { fill: vars['chart-high'] } },
});
