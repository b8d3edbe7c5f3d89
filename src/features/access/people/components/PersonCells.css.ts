import { style } from '@vanilla-extract/css';
import { space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const who = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const two = style({ minWidth: 0, lineHeight: '18px' });
export const name = style({
  ...type.grid,
  display: 'block',
  lineHeight: '18px',
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-closed]': { color: vars['text-subtle'], fontWeight: weight.text } },
});
export const you = style({ color: vars['text-subtle'], fontWeight: weight.text });
export const small = style({
  ...type.meta,
  display: 'block',
  color: vars['text-subtle'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Somebody without a face yet: a letter on its way. */
export const envelope = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1px dashed ${vars['line-control']}`,
  color: vars['text-subtle'],
});
export const chips = style({ display: 'inline-flex', alignItems: 'center', gap: 4, minWidth: 0 });
/** A button in a cell whose words stand under the heading like text. */
export const inset = style({ marginLeft: -10 });
export const subtle = style({ color: vars['text-subtle'] });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  width: '100%',
});
/** Room around the pages below a grid. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
  width: '100%',
});
export const cardSide = style({
  ...type.meta,
  maxWidth: 116,
  color: vars['text-muted'],
  whiteSpace: 'normal',
  lineHeight: '16px',
  textAlign: 'end',
});
