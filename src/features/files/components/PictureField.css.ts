import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
});
// Beside the picture where there is room for a place to drop a file, else below it.
globalStyle(`${row} > :last-child`, { flex: '1 1 260px', minWidth: 0 });
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
