import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
});
export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...type.grid });
export const head = style({
  padding: '6px 8px',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 500,
  background: vars['surface-sunken'],
  borderBottom: `1px solid ${vars['line-strong']}`,
  minWidth: 150,
  selectors: {
    '&[data-current]': { background: vars['surface-selected'] },
    '&[data-measure]': { minWidth: 110 },
    '& + &': { borderLeft: `1px solid ${vars.line}` },
  },
});
export const code = style({ display: 'block', color: vars['text-muted'], ...type.meta });
export const measure = style({
  padding: '6px 8px',
  textAlign: 'start',
  fontWeight: 400,
  color: vars['text-muted'],
  borderBottom: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
});
export const cell = style({
  padding: '6px 13px 6px 8px',
  textAlign: 'end',
  borderBottom: `1px solid ${vars.line}`,
  borderLeft: `1px solid ${vars.line}`,
  selectors: {
    '&[data-current]': { background: vars['surface-selected'] },
    '&[data-strong]': { fontWeight: 600 },
  },
});
/** Only for screen readers. */
export const hidden = style(heardOnly);
