import { style } from '@vanilla-extract/css';
import { breakpoint, size, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 24px',
  paddingBottom: 8,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const field = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  columnGap: 8,
  alignItems: 'center',
  minHeight: size.controlSmall,
  minWidth: 0,
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
});
/** Stands at the first line of its value. */
export const name = style({
  ...type.grid,
  paddingBlock: `calc((${size.controlSmall} - ${type.grid.lineHeight}) / 2)`,
  alignSelf: 'start',
  color: vars['text-muted'],
});
