import { style } from '@vanilla-extract/css';
import { type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const component = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontWeight: weight.label,
});
export const swatch = style({ flex: 'none', width: 10, height: 10, borderRadius: 2 });
export const componentName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const open = style({ color: vars['caution-text'], marginRight: 8 });
export const muted = style({ color: vars['text-muted'] });
/** A name and what is below it, each on one line. */
export const twoLines = style({ display: 'grid', minWidth: 0 });
export const note = style([componentName, { color: vars['text-muted'], ...type.meta }]);
