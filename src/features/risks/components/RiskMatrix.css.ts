import { style } from '@vanilla-extract/css';
import { font, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const matrix = style({
  display: 'block',
  flex: 'none',
  width: 186,
  height: 190,
  margin: '0 auto',
  fontFamily: font,
  fontSize: 12,
  fill: vars['text-muted'],
});
export const cell = style({
  selectors: {
    '&[data-level="low"]': { fill: vars['heat-low'] },
    '&[data-level="medium"]': { fill: vars['heat-medium'] },
    '&[data-level="high"]': { fill: vars['heat-high'] },
  },
  // Cells keep an edge where the system takes their ground away.
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const title = style({ fill: vars.text, fontWeight: weight.strong });
export const line = style({ fill: 'none', stroke: vars.text, strokeWidth: 2, strokeLinecap: 'round' });
export const spot = style({ fill: vars.text, stroke: vars.surface, strokeWidth: 1.5 });
export const ring = style({ fill: 'none', stroke: vars.text, strokeWidth: 2 });
export const next = style([ring, { strokeWidth: 1.5, strokeDasharray: '2.5 2' }]);
export const ahead = style([line, { strokeDasharray: '3 3', strokeLinecap: 'butt' }]);

/** The marks of the three readings beside their names. */
export const mark = style({
  boxSizing: 'border-box',
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 7,
  borderRadius: '50%',
  border: `2px solid ${vars.text}`,
  selectors: {
    '&[data-reading="now"]': { background: vars.text },
    '&[data-reading="residual"]': { border: `1.5px dashed ${vars.text}` },
  },
});
