import { style } from '@vanilla-extract/css';
import { size } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const bar = style({
  height: size.topBar,
  display: 'flex',
  alignItems: 'center',
  padding: '0 16px',
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
});
