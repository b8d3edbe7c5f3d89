import { style } from '@vanilla-extract/css';
import { radius, space, type } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

const thumbSize = 16;

export const row = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  minWidth: 0,
});
export const number = style({ width: 88, flex: 'none' });
export const reading = style({
  flex: 'none',
  lineHeight: '28px',
  color: vars['text-muted'],
  '@media': { [touch]: { lineHeight: `${touchHeight}px` } },
});
export const area = style({
  flex: 1,
  minWidth: 80,
  height: 28,
  // The thumb at an end stays inside.
  padding: `0 ${thumbSize / 2}px`,
  cursor: 'pointer',
  // Across the finger moves the thumb, along it the page still scrolls.
  touchAction: 'pan-y',
  selectors: { '[data-disabled] > &': { cursor: 'not-allowed' } },
  '@media': { [touch]: { height: touchHeight } },
});
export const track = style({
  position: 'relative',
  height: 4,
  marginTop: 12,
  borderRadius: radius.round,
  background: vars['line-strong'],
  '@media': {
    [touch]: { marginTop: 20 },
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});
export const fill = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderRadius: radius.round,
  background: vars.accent,
  selectors: { '[data-disabled] &': { background: vars['text-disabled'] } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const stop = style({ position: 'absolute', top: 2, width: 0, height: 0 });
export const input = style({
  appearance: 'none',
  position: 'absolute',
  left: -12,
  top: -12,
  width: 24,
  height: 24,
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
export const thumb = style({
  position: 'absolute',
  left: -thumbSize / 2,
  top: -thumbSize / 2,
  width: thumbSize,
  height: thumbSize,
  borderRadius: radius.round,
  border: `2px solid ${vars.accent}`,
  background: vars.surface,
  pointerEvents: 'none',
  selectors: {
    '&[data-dragged]': { background: vars['accent-soft'] },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    [`${input}[aria-invalid] + &`]: { borderColor: vars.critical },
    '[data-disabled] &': { borderColor: vars['text-disabled'] },
  },
});
