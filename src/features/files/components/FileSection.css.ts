import { style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const frame = style({
  position: 'relative',
  display: 'block',
  marginBottom: 4,
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars['surface-sunken'],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}` } },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
