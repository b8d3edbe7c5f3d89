import { style } from '@vanilla-extract/css';
import { space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  width: '100%',
});
export const title = style({
  ...type.section,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const below = style({ ...type.meta, color: vars['text-subtle'], overflowWrap: 'anywhere' });
export const grow = style({ flex: 1 });
export const names = style({ minWidth: 0 });
export const panel = style({ padding: space[6] });
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[2], width: '100%' });
export const changes = style({ ...type.grid, flex: 1, color: vars['text-muted'] });
export const list = style({ borderTop: `1px solid ${vars.line}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 40,
  borderBottom: `1px solid ${vars.line}`,
});
