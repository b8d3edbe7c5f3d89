import { style } from '@vanilla-extract/css';
import { space } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ maxHeight: 320, overflowY: 'auto', borderTop: `1px solid ${vars.line}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 36,
  paddingRight: space[1],
  borderBottom: `1px solid ${vars.line}`,
});
