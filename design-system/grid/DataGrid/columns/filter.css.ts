import { style } from '@vanilla-extract/css';
import { radius, size, space, type } from '../../../foundations/scale.ts';
import { vars } from '../../../foundations/vars.css.ts';

/** The fields of a column's filter. */
export const filterForm = style({ display: 'grid', gap: space[3], width: 240 });
export const filterChoices = style({ display: 'grid', gap: space[1], maxHeight: 260, overflow: 'auto' });
export const filterActions = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const dateInput = style({
  ...type.grid,
  height: size.control,
  width: '100%',
  padding: `0 ${space[2]}`,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars.text,
});
