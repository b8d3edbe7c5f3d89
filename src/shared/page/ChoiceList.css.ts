import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const room = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const chooser = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
  minHeight: 44,
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars['surface-hover'] } },
});
export const words = style({ display: 'grid', minWidth: 0 });
export const label = style({ ...type.meta, color: vars['text-muted'] });
export const chosen = style({ ...type.grid, fontWeight: weight.strong, overflowWrap: 'anywhere' });
