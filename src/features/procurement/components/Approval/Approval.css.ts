import { globalStyle, style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const steps = style({ ...type.grid, listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${steps} li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gap: space[3],
  alignItems: 'center',
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${vars.line}`,
});
export const name = style({ fontWeight: weight.label, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${name} small`, { ...type.meta, display: 'block', color: vars['text-subtle'] });
export const limit = style({ color: vars['text-muted'], fontVariantNumeric: 'tabular-nums' });
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px 32px',
  gap: space[2],
  alignItems: 'start',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) 32px' } },
});
export const remove = style({ alignSelf: 'end' });
