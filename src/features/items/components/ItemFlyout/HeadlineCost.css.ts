import { style } from '@vanilla-extract/css';
import { breakpoint, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const headline = style({
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'end',
  padding: '8px 24px 16px',
  '@media': {
    [`(max-width: ${breakpoint.narrow}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 16,
      padding: '8px 16px 16px',
    },
  },
});
export const label = style({ ...type.meta, color: vars['text-subtle'] });
export const figure = style({ ...type.figure, fontWeight: 600, letterSpacing: '-0.02em' });
export const effect = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 4,
  margin: 0,
  ...type.grid,
});
export const term = style({
  color: vars['text-muted'],
  selectors: { '&[data-strong]': { color: vars.text, fontWeight: 600 } },
});
export const value = style({
  margin: 0,
  textAlign: 'end',
  paddingRight: 5,
  selectors: {
    '&[data-strong]': { fontWeight: 600 },
    '&[data-tone="rise"]': { color: vars.rise },
    '&[data-tone="fall"]': { color: vars.fall },
  },
});
export const track = style({
  position: 'relative',
  height: 4,
  margin: '10px 4px 6px',
  borderRadius: 2,
  background: vars['neutral-soft'],
  border: `1px solid ${vars['line-strong']}`,
});
export const dot = style({
  position: 'absolute',
  top: -4,
  width: 10,
  height: 10,
  marginLeft: -5,
  borderRadius: '50%',
  background: vars.text,
  boxShadow: `0 0 0 2px ${vars['surface-float']}`,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  ...type.meta,
  color: vars['text-muted'],
});
