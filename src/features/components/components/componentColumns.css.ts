import { style } from '@vanilla-extract/css';
import { breakpoint, clamped, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const name = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: weight.label });
/** A long name takes the two lines that a row has room for. */
export const nameText = style({
  ...clamped(2),
  minWidth: 0,
  lineHeight: '16px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const swatch = style({ width: 10, height: 10, borderRadius: 2, flex: 'none' });
/** Holds the line that shows where a dragged component would go. */
export const frame = style({ position: 'relative' });
export const drop = style({
  position: 'absolute',
  insetInline: 1,
  zIndex: 2,
  pointerEvents: 'none',
  borderBlockStart: `2px solid ${vars.accent}`,
});
export const actions = style({ display: 'grid', placeItems: 'center' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 24px',
  margin: 0,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  columnGap: 8,
  minHeight: 28,
  alignItems: 'center',
});
export const factName = style({ ...type.grid, color: vars['text-muted'] });
export const factText = style({ ...type.grid, margin: 0 });
