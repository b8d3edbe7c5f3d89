import { style } from '@vanilla-extract/css';
import { radius, space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const cards = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  ...type.grid,
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px minmax(0, 1.2fr)',
  gap: `${space[2]} ${space[2]}`,
  padding: space[2],
  borderBottom: `1px solid ${vars.line}`,
});
export const whole = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'end', gap: space[2] });
export const grow = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const muted = style({ color: vars['text-muted'] });
export const end = style({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
/** Codes at the left, what the row comes to at the right. */
export const foot = style([whole, { alignItems: 'center', justifyContent: 'space-between' }]);
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[2],
  background: vars['surface-sunken'],
  fontWeight: 600,
  borderRadius: `0 0 ${radius.control} ${radius.control}`,
});
