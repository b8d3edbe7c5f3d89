import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const pill = style({
  ...type.meta,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 34,
  height: 22,
  padding: `0 ${space[2]}`,
  borderRadius: radius.round,
  fontWeight: weight.strong,
  // Forced colours drop the background: the edge keeps the shape.
  outline: '1px solid transparent',
  outlineOffset: -1,
  background: vars['neutral-soft'],
  color: vars['text-muted'],
  selectors: {
    '&[data-level="low"]': { background: vars['heat-low'], color: vars['heat-low-text'] },
    '&[data-level="medium"]': { background: vars['heat-medium'], color: vars['heat-medium-text'] },
    '&[data-level="high"]': { background: vars['heat-high'], color: vars['heat-high-text'] },
  },
});
