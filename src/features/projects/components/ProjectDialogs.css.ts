import { style } from '@vanilla-extract/css';
import { space } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ listStyle: 'none', padding: 0, margin: 0, maxHeight: 420, overflow: 'auto' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${vars.line}`,
});
export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
