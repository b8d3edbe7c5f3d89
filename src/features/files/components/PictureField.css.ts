import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  width: 160,
  height: 72,
  padding: space[2],
  overflow: 'hidden',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.surface,
});
export const none = style({ ...type.meta, color: vars['text-subtle'] });
export const picture = style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' });
