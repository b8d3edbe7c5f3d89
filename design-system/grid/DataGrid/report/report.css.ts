import { style } from '@vanilla-extract/css';
import { space, type, weight } from '../../../foundations/scale.ts';
import { vars } from '../../../foundations/vars.css.ts';

export const report = style({
  ...type.grid,
  width: '100%',
  borderCollapse: 'collapse',
  background: vars.surface,
});
// Repeated on every printed page.
export const reportHead = style({ display: 'table-header-group' });
export const reportFoot = style({ display: 'table-row-group', fontWeight: weight.strong });
export const reportHeading = style({
  ...type.meta,
  padding: space[2],
  textAlign: 'start',
  verticalAlign: 'bottom',
  color: vars['text-muted'],
  background: vars['surface-sunken'],
  fontWeight: weight.label,
  borderBottom: `1px solid ${vars['line-strong']}`,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
  },
});
export const reportRow = style({ breakInside: 'avoid' });
export const reportCell = style({
  padding: `${space[2]} ${space[2]}`,
  textAlign: 'start',
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
    [`${reportRow}[data-kind="group"] > &`]: {
      ...type.meta,
      background: vars.canvas,
      fontWeight: weight.strong,
      borderBottomColor: vars['line-strong'],
    },
    [`${reportFoot} &`]: {
      background: vars['surface-sunken'],
      borderTop: `1px solid ${vars['line-strong']}`,
    },
  },
});
/** Only on paper, where it stands in for the grid. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
