import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchArea } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const disclosure = style({ minWidth: 0 });
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[2], minWidth: 0 });
export const heading = style({ ...type.body, fontWeight: weight.strong, minWidth: 0 });
/** The mark hangs in the margin, so that titles stand over what they fold. */
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  position: 'relative',
  minHeight: 28,
  marginInlineStart: -6,
  padding: `0 ${space[1]}`,
  borderRadius: radius.control,
  textAlign: 'start',
  selectors: { '&[data-hovered]': { background: vars['surface-hover'] } },
  '@media': { [touch]: { selectors: { '&::after': touchArea() } } },
});
export const note = style({ ...type.meta, color: vars['text-subtle'], minWidth: 0 });
export const panel = style({ selectors: { '&:not([hidden])': { paddingTop: space[2] } } });
