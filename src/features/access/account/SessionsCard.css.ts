import { style } from '@vanilla-extract/css';
import { space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 48,
  borderBottom: `1px solid ${vars.line}`,
});
export const what = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const when = style({ color: vars['text-muted'] });
