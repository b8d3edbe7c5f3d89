import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** As high as a page of rows would stand, so that the page keeps its shape once they are there. */
export const place = style({ display: 'grid', minHeight: 'min(560px, 64vh)' });
export const foot = style({
  padding: `${space[3]} ${space[4]} 0`,
  borderTop: `1px solid ${vars.line}`,
  minWidth: 240,
});
export const needs = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  textAlign: 'left',
});
export const heading = style({ ...type.meta, fontWeight: weight.label, color: vars['text-subtle'] });
export const need = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 24,
});
