import { style } from '@vanilla-extract/css';
import { size, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const head = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minHeight: size.topBar,
  padding: `0 ${space[2]} 0 ${space[4]}`,
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: weight.strong,
});
export const start = style({ display: 'flex', alignItems: 'center', gap: space[2], flex: 1, minWidth: 0 });
export const body = style({ flex: 1, minHeight: 0, overflow: 'auto' });
