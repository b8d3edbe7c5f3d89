import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars['critical-text'],
  whiteSpace: 'nowrap',
  ...type.grid,
});
/** Awards over time beside what comes too late. */
export const outlook = style({
  display: 'grid',
  gap: 16,
  marginBlockStart: 16,
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const lateList = style({ listStyle: 'none', margin: 0, padding: 0 });
export const lateRow = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  padding: '8px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { '(max-width: 560px)': { gridTemplateColumns: '110px minmax(0, 1fr)', rowGap: 2 } },
});
// A phone has no room for the day beside the name.
globalStyle(`${lateRow} > :last-child`, { '@media': { '(max-width: 560px)': { gridColumn: 2 } } });
export const lateName = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
