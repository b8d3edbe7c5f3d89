import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `${space[3]} ${space[6]}`,
  margin: `0 -${space[6]}`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [narrow]: { margin: `0 -${space[4]}`, padding: `${space[3]} ${space[4]}` } },
});
export const grow = style({ flex: 1 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 40,
  position: 'sticky',
  // Below the tabs, which stay too.
  top: `calc(37px - ${space[3]})`,
  background: vars['surface-float'],
  borderBottom: `1px solid ${vars.line}`,
  zIndex: 1,
  '@media': { [narrow]: { top: `calc(37px - ${space[4]})` } },
});
export const fold = style({
  ...type.grid,
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: '100%',
  textAlign: 'left',
});
export const title = style({ fontWeight: weight.strong });
export const count = style({ ...type.meta, color: vars['text-subtle'] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '196px minmax(0, 1fr)',
  gap: `0 ${space[2]}`,
  alignItems: 'center',
  minHeight: 32,
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    '&:last-child': { borderBottomColor: vars['line-strong'] },
    '&:hover': { background: vars['surface-hover'] },
  },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '6px 0' } },
});
export const idle = style({ fontWeight: weight.strong, color: vars['text-muted'] });
export const unlocks = style({
  ...type.meta,
  color: vars['text-subtle'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal', paddingLeft: space[6] } },
});
