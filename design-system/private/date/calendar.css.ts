import { createVar, style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

/** Of a day, and of what steps through the months. */
const side = createVar();
const sized = {
  vars: { [side]: '32px' },
  '@media': { [touch]: { vars: { [side]: `${touchHeight}px` } } },
} as const;
const touchAction = 'pan-x pan-y pinch-zoom';
export const placeholder = style({
  vars: sized.vars,
  width: `calc(${side} * 7)`,
  height: `calc(${side} * 8)`,
  borderRadius: radius.control,
  background: vars['neutral-soft'],
  selectors: { '&[data-range]': { width: `calc(${side} * 14 + 24px)`, maxWidth: 'calc(100vw - 48px)' } },
  '@media': {
    ...sized['@media'],
    [`(max-width: ${breakpoint.narrow}px)`]: {
      selectors: { '&[data-range]': { width: `calc(${side} * 7)` } },
    },
  },
});
export const months = style({ ...sized, display: 'flex', gap: space[6] });
export const gap = style({ width: 28, '@media': { [touch]: { width: side } } });
export const month = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: side,
});
export const heading = style({ ...type.body, fontWeight: weight.strong });
export const step = style({
  touchAction,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  '@media': { [touch]: { width: side, height: side } },
  borderRadius: radius.control,
  color: vars['text-muted'],
  selectors: {
    '&[data-hovered]': { background: vars['surface-float-hover'] },
    '&[data-disabled]': { color: vars['text-disabled'] },
  },
});
export const grid = style({
  ...type.grid,
  borderCollapse: 'collapse',
  borderSpacing: 0,
  minHeight: `calc(${side} * 7)`,
});
export const weekday = style({
  ...type.meta,
  width: side,
  height: side,
  padding: 0,
  fontWeight: weight.label,
  color: vars['text-subtle'],
});
export const day = style({
  touchAction,
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars['surface-float-hover'] },
    '&[data-present]': { boxShadow: `inset 0 0 0 1px ${vars['line-control']}` },
    '&[data-selected]': { background: vars.accent, color: vars['text-on-accent'], forcedColorAdjust: 'none' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-outside-month]': { display: 'none' },
    '&[data-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
  },
});
// Days of a span touch each other, so that it reads as one band.
export const dayOfSpan = style([
  day,
  {
    selectors: {
      '&[data-selected]': {
        background: vars['surface-selected'],
        color: vars['accent-text'],
        borderRadius: 0,
      },
      '&[data-selection-start]': {
        background: vars.accent,
        color: vars['text-on-accent'],
        borderStartStartRadius: radius.control,
        borderEndStartRadius: radius.control,
      },
      '&[data-selection-end]': {
        background: vars.accent,
        color: vars['text-on-accent'],
        borderStartEndRadius: radius.control,
        borderEndEndRadius: radius.control,
      },
      '&[data-focus-visible]': { position: 'relative', zIndex: 1 },
    },
  },
]);
