import { style } from '@vanilla-extract/css';
import { breakpoint, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

export const label = style({ ...type.grid, fontWeight: weight.label });
export const problem = style({ ...type.meta, color: vars['critical-text'], marginBottom: space[2] });
export const note = style({ ...type.meta, color: vars['text-subtle'], marginBottom: space[2] });
export const group = style({ borderTop: `1px solid ${vars.line}`, paddingBlock: space[2] });
export const head = style({
  ...type.grid,
  display: 'flex',
  gap: space[2],
  minHeight: 28,
  alignItems: 'center',
});
export const count = style({ ...type.meta, color: vars['text-subtle'] });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[1]} 0 ${space[1]} ${space[6]}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
