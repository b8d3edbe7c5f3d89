import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

const thumbSize = 16;

export const row = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  minWidth: 0,
  selectors: { '&[data-range]': { flexWrap: 'wrap', justifyContent: 'space-between' } },
});
const narrow = `(max-width: ${breakpoint.narrow}px)`;
export const number = style({ width: 88, flex: 'none' });
export const reading = style({ flex: 'none', lineHeight: '28px', color: vars['text-muted'] });
export const area = style({
  flex: 1,
  minWidth: 80,
  height: 28,
  // Thumbs at the ends stay inside.
  padding: `0 ${thumbSize / 2}px`,
  cursor: 'pointer',
  // Across the finger moves the thumb, along it the page still scrolls.
  touchAction: 'pan-y',
  selectors: {
    '&[data-marked]': { height: 44 },
    '[data-disabled] > &': { cursor: 'not-allowed' },
  },
  // Two boxes leave no room for the track beside them: it goes above.
  '@media': { [narrow]: { selectors: { '[data-range] > &': { order: -1, flex: '1 0 100%' } } } },
});
export const track = style({
  position: 'relative',
  height: 4,
  marginTop: 12,
  borderRadius: radius.round,
  background: vars['line-strong'],
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
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
export const mark = style({
  position: 'absolute',
  top: 8,
  width: 1,
  height: 6,
  background: vars['line-control'],
});
export const markLabel = style({
  ...type.meta,
  position: 'absolute',
  top: 8,
  left: 0,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  color: vars['text-subtle'],
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
