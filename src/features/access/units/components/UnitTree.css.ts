import { style } from '@vanilla-extract/css';
import { space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: 8,
  padding: space[2],
});
export const end = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const words = style({
  ...type.meta,
  color: vars['text-subtle'],
  whiteSpace: 'nowrap',
  // One edge for the faces, whatever the words beside them.
  minWidth: 112,
});
export const note = style({ ...type.meta, color: vars['text-subtle'], marginTop: space[3] });
