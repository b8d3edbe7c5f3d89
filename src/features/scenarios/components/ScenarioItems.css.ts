import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '6px 4px',
  borderBottom: `1px solid ${vars.line}`,
});
export const cost = style({ ...type.grid, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
