import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { breakpoint, radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export { hidden } from '../../private/field/field.css.ts';

export const steps = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  fontWeight: weight.label,
  color: vars['text-muted'],
  minWidth: 0,
});
export const step = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    // The line between two steps.
    '& + &::before': {
      content: '""',
      flex: 'none',
      width: 32,
      height: 1,
      margin: `0 ${space[1]}`,
      background: vars['line-control'],
    },
  },
  '@media': {
    [`(max-width: ${breakpoint.rail}px)`]: { selectors: { '& + &::before': { width: 16 } } },
    [`(max-width: ${breakpoint.narrow}px)`]: {
      selectors: { '& + &::before': { width: 12, margin: 0 } },
    },
  },
});
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: 32,
  padding: `2px ${space[2]}`,
  borderRadius: radius.control,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: {
    'button&:hover:not([aria-disabled])': { background: vars['surface-hover'], color: vars.text },
    '&[aria-disabled]': { cursor: 'not-allowed' },
    [`${step}[data-current] > &`]: { color: vars.text, fontWeight: weight.strong },
  },
  // Without its name nothing stands beside the number.
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      selectors: { [`${step}:not([data-current]) > &`]: { gap: 0 } },
    },
  },
});
export const mark = style({
  ...type.meta,
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  flex: 'none',
  lineHeight: 1,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.round,
  background: vars.surface,
  selectors: {
    [`${step}[data-state="done"] &`]: {
      borderColor: vars.positive,
      color: vars['positive-text'],
      background: vars['positive-soft'],
      forcedColorAdjust: 'none',
    },
    [`${step}[data-current] &`]: {
      borderColor: vars.accent,
      color: vars['text-on-accent'],
      background: vars.accent,
      forcedColorAdjust: 'none',
    },
    [`${step}[data-state="error"] &`]: {
      borderColor: vars.critical,
      color: vars['critical-text'],
      background: vars['critical-soft'],
      forcedColorAdjust: 'none',
    },
  },
});
export const text = style({ position: 'relative', minWidth: 0 });
export const name = style({});
// On a narrow screen only the present step has room for its name; the others keep theirs for screen readers.
globalStyle(`${steps} > ${step}:not([data-current]) ${name}`, {
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: heardOnly,
  },
});
