import { style } from '@vanilla-extract/css';
import { breakpoint, space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

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
/** The tabs reach from edge to edge of the flyout, over its padding. */
export const tabs = style({ margin: '-12px -24px 0', '@media': { [narrow]: { margin: '-16px -16px 0' } } });
export const panel = style({ padding: '20px 24px 0', '@media': { [narrow]: { padding: '16px 16px 0' } } });
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[2], width: '100%' });
export const changes = style({ ...type.grid, flex: 1, color: vars['text-muted'] });
export const list = style({ borderTop: `1px solid ${vars.line}` });
export const heading = style({ ...type.grid, fontWeight: 600, paddingBottom: space[2] });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: 40,
  borderBottom: `1px solid ${vars.line}`,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 40,
  borderBottom: `1px solid ${vars.line}`,
});
