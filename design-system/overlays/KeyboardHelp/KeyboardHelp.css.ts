import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { breakpoint, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  padding: `${space[4]} ${space[4]} ${space[3]} ${space[6]}`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [narrow]: { flexWrap: 'wrap' } },
});
export const title = style({ ...type.section, fontWeight: weight.strong, flex: 1 });
/** Under the title where there is no room beside it. */
export const search = style({
  '@media': { [narrow]: { order: 1, flexBasis: '100%' } },
});
export const body = style({
  minHeight: 0,
  padding: `0 ${space[6]} ${space[5]}`,
  columns: '3 248px',
  columnGap: space[10],
});
export const section = style({ breakInside: 'avoid', paddingTop: space[5] });
export const heading = style({
  ...type.meta,
  fontWeight: weight.label,
  color: vars['text-subtle'],
  paddingBottom: space[1],
});
export const row = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 32,
  padding: '3px 0',
  borderBottom: `1px solid ${vars.line}`,
  breakInside: 'avoid',
  selectors: { '&:last-child': { borderBottom: 0 } },
});
/** The words keep half of the row; a long chord goes on below itself. */
export const does = style({ flex: '1 1 auto', minWidth: '50%' });
export const keys = style({ flex: '0 1 auto', minWidth: 0, display: 'flex', justifyContent: 'flex-end' });
export const nothing = style({
  ...type.grid,
  padding: space[6],
  color: vars['text-muted'],
  overflowWrap: 'anywhere',
});
export const spoken = style(heardOnly);
export const footer = style({
  ...type.meta,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[3],
  flex: 'none',
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
  background: vars['surface-sunken'],
  color: vars['text-muted'],
});
