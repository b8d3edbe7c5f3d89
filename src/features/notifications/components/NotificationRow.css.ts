import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = style({ borderBottom: `1px solid ${vars.line}` });
export const note = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 10,
  padding: `10px ${space[4]}`,
  position: 'relative',
  selectors: { '&:hover': { background: vars['surface-hover'] } },
});
export const who = style({ gridRow: '1 / span 3', marginTop: 2 });
export const product = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: vars['surface-sunken'],
  color: vars['text-muted'],
});
export const title = style({
  ...oneLine,
  selectors: { [`${note}[data-unread] &`]: { fontWeight: weight.strong } },
});
export const when = style({
  ...type.meta,
  lineHeight: '20px',
  color: vars['text-subtle'],
  whiteSpace: 'nowrap',
});
export const action = style({ gridColumn: '2 / -1', color: vars['text-muted'] });
export const subtitle = style({
  ...type.meta,
  ...oneLine,
  gridColumn: '2 / -1',
  color: vars['text-subtle'],
  selectors: { [`${note}[data-unread] &`]: { paddingRight: space[4] } },
});
export const dot = style({
  position: 'absolute',
  right: space[4],
  bottom: 14,
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars['accent-text'],
  forcedColorAdjust: 'none',
});
