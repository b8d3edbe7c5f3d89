import { style } from '@vanilla-extract/css';
import { breakpoint, size, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 24px',
  selectors: {
    '&[data-layout="facts"]': { gap: '0 24px', paddingBottom: 8, borderBottom: `1px solid ${vars.line}` },
  },
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A saved value with its name beside it: reads like a fact, edits in place. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: size.controlSmall,
  minWidth: 0,
});
/** Stands at the first line of its value. */
export const factName = style({
  ...type.grid,
  paddingBlock: `calc((${size.controlSmall} - ${type.grid.lineHeight}) / 2)`,
  alignSelf: 'start',
  color: vars['text-muted'],
});
export const limits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  selectors: {
    '&[data-layout="facts"]': { gridTemplateColumns: 'auto auto', justifyContent: 'start', gap: 14 },
  },
});
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
/** As high as the field that stood there. */
export const gone = style({ ...type.grid, minHeight: size.control, color: vars['text-muted'] });
