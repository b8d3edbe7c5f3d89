import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 720px)',
  alignItems: 'start',
  gap: space[5],
  '@media': {
    [`(max-width: ${breakpoint.rail}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
    [`(min-width: ${breakpoint.rail + 1}px)`]: {
      selectors: { '&[data-wide]': { gridTemplateColumns: '200px minmax(0, 1040px)' } },
    },
  },
});
export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '@media': { [`(max-width: ${breakpoint.rail}px)`]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
export const section = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  padding: '0 10px',
  borderRadius: radius.control,
  fontWeight: weight.label,
  color: vars['text-muted'],
  selectors: {
    '&:hover': { color: vars.text, background: vars['surface-hover'] },
    '&[aria-current]': { color: vars.text, background: vars['surface-selected'] },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});
