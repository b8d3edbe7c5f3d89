import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
});
export const table = style({
  width: '100%',
  minWidth: 540,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...type.grid,
});
export const head = style({
  height: 28,
  padding: '0 8px',
  ...type.meta,
  fontWeight: 500,
  color: vars['text-muted'],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  background: vars['surface-sunken'],
  borderBottom: `1px solid ${vars['line-strong']}`,
  selectors: { '&[data-end]': { textAlign: 'end' } },
});
export const cell = style({
  padding: '2px 4px',
  borderBottom: `1px solid ${vars.line}`,
  verticalAlign: 'middle',
  selectors: {
    '&[data-figure]': { textAlign: 'end', padding: '0 13px 0 8px', whiteSpace: 'nowrap' },
    '&[data-text]': { padding: '6px 8px' },
  },
});
export const total = style({
  background: vars['surface-sunken'],
  fontWeight: 600,
  height: 34,
  padding: '0 13px 0 8px',
  selectors: { '&[data-figure]': { textAlign: 'end' } },
});
export const problem = style({
  padding: '4px 8px',
  color: vars['critical-text'],
  ...type.meta,
  borderBottom: `1px solid ${vars.line}`,
});
/** Codes stand one below the other: element, then trade. */
export const codes = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  minHeight: 32,
  padding: '0 4px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  ...type.meta,
  color: vars['text-muted'],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-float-hover'] },
    '&:focus-visible': { outline: `2px solid ${vars.focus}` },
  },
});
/** Only for screen readers. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
