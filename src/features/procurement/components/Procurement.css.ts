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
export const lateList = style({ listStyle: 'none', margin: 0, padding: 0, containerType: 'inline-size' });
/** No room for the day beside the name: a phone, or half of a small window. */
const tight = '(max-width: 400px)';
export const lateRow = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: '98px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  padding: '8px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@container': { [tight]: { gridTemplateColumns: '110px minmax(0, 1fr)', rowGap: 2 } },
});
globalStyle(`${lateRow} > :last-child`, { '@container': { [tight]: { gridColumn: 2 } } });
export const lateBy = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '@container': { [tight]: { alignItems: 'flex-start' } },
});
export const lateName = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
