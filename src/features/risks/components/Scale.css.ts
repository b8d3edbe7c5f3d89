import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const scroll = style({ position: 'relative', maxHeight: 360, overflow: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
globalStyle(`${table} th, ${table} td`, {
  padding: '6px 8px 6px 0',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'left',
  fontWeight: 400,
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: vars['text-muted'], fontWeight: 500, ...type.meta });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: 8,
  alignItems: 'start',
});
export const versions = style({ margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
});
