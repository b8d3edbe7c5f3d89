import { style } from '@vanilla-extract/css';
import { breakpoint, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const rail = `(max-width: ${breakpoint.rail}px)`;

const width = style({ width: 176, '@media': { [rail]: { width: 120 } } });
export const bar = style([width, { display: 'block', height: 20 }]);
export const none = style([width, { color: vars['text-subtle'], textAlign: 'center' }]);
export const scale = style([
  width,
  { ...type.meta, display: 'flex', justifyContent: 'space-between', fontWeight: weight.label },
]);
