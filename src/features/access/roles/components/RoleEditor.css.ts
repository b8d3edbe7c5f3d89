import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] });
export const title = style({ flex: 1, minWidth: 0 });
export const titleLine = style({ display: 'flex', alignItems: 'center', gap: space[2], minHeight: 28 });
export const name = style({
  ...type.section,
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const about = style({ ...type.grid, color: vars['text-muted'], overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[3]} ${space[6]}`,
  paddingBottom: space[3],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const whole = style({ gridColumn: '1 / -1' });
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 44,
  minWidth: 0,
});
export const factText = style({ flex: 1, minWidth: 0 });
export const factName = style({ ...type.grid, display: 'block', fontWeight: weight.label });
export const factNote = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const fieldLabel = style({
  ...type.grid,
  display: 'block',
  fontWeight: weight.label,
  marginBottom: 6,
});
/** Tabs and what belongs to them stay in sight while the list below scrolls. */
export const sticky = style({
  position: 'sticky',
  top: `-${space[3]}`,
  zIndex: 2,
  margin: `0 -${space[6]}`,
  background: vars['surface-float'],
  '@media': { [narrow]: { margin: `0 -${space[4]}`, top: `-${space[4]}` } },
});
export const panel = style({ paddingTop: space[3] });
export const footWords = style({
  ...type.meta,
  flex: 1,
  minWidth: 0,
  color: vars['text-subtle'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const changes = style({ color: vars.text, fontWeight: weight.strong });
