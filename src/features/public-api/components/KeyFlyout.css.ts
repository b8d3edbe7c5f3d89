import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  width: '100%',
});
export const title = style({
  ...type.section,
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const grow = style({ flex: 1 });
/** The tabs reach from edge to edge of the flyout, over its padding. */
export const tabs = style({ margin: '-12px -24px 0', '@media': { [narrow]: { margin: '-16px -16px 0' } } });
export const panel = style({ padding: '20px 24px 0', '@media': { [narrow]: { padding: '16px 16px 0' } } });
export const changes = style({ ...type.grid, flex: 1, color: vars['text-muted'] });
export const facts = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
});
export const fact = style({ color: vars['text-subtle'] });
export const value = style({ overflowWrap: 'anywhere' });
/** A term and what it says: both stand in the grid around them. */
export const pair = style({ display: 'contents' });
