import { globalStyle, style } from '@vanilla-extract/css';
import { radius, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const tones = {
  '&[data-tone="critical"]': { color: vars.critical },
  '&[data-tone="caution"]': { color: vars.caution },
  '&[data-tone="info"]': { color: vars.info },
};

export const layer = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: tones,
});
// Readable on any picture: the ground shows around the letters.
export const words = style({
  fill: 'currentColor',
  stroke: vars.surface,
  paintOrder: 'stroke',
  fontWeight: weight.strong,
  selectors: tones,
});
export const board = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars['surface-sunken'],
});
export const picture = style({ display: 'block', width: '100%', height: 'auto' });
export const canvas = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'crosshair',
  touchAction: 'none',
});
export const mark = style({
  cursor: 'move',
  outline: 'none',
  selectors: {
    '&:focus-visible, &[aria-pressed="true"]': { filter: `drop-shadow(0 0 6px ${vars.focus})` },
  },
});
/** What is inside a shape belongs to it, so that it can be hit. */
export const ground = style({ pointerEvents: 'all' });
globalStyle(`${ground} *`, { pointerEvents: 'all' });
