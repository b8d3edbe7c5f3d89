import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const name = style({
  fontWeight: weight.label,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const subtle = style({ color: vars['text-subtle'] });
export const people = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const pending = style({ ...type.meta, color: vars['text-subtle'], whiteSpace: 'nowrap' });
/** A role where there is no room for columns. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
});
export const line = style({ ...type.meta, gridColumn: '1 / 3', color: vars['text-subtle'] });
/** What can be done stands in one column, whoever has the role. */
export const more = style({ gridColumn: 3, gridRow: '1 / 3' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  width: '100%',
});
export const footCount = style({
  ...type.meta,
  color: vars['text-subtle'],
  padding: `${space[1]} ${space[2]}`,
});
export const grow = style({ flex: 1 });
export const note = style({ ...type.meta, color: vars['text-subtle'], marginTop: space[3] });
/** Where there is room for both, the list gives way to the open role instead of lying below it. */
export const beside = style({ '@media': { '(min-width: 1300px)': { marginRight: 640 } } });
