import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
});
export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...type.grid });
export const line = style({ selectors: { '&[data-off]': { color: vars['text-subtle'] } } });
export const total = style({ background: vars['surface-sunken'], fontWeight: 600 });
const cell = {
  padding: '4px 8px',
  borderBottom: `1px solid ${vars.line}`,
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
} as const;
export const name = style({ ...cell, textAlign: 'start', fontWeight: 'inherit' });
export const note = style({ display: 'block', color: vars['text-muted'], fontWeight: 400, ...type.meta });
export const rate = style({ ...cell, width: 120 });
export const amount = style({ ...cell, width: 130, textAlign: 'end', whiteSpace: 'nowrap' });
export const action = style({ ...cell, width: 96, textAlign: 'end' });
/** Only for screen readers. */
export const hidden = style(heardOnly);
