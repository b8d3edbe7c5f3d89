import { style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const figure = style({ margin: 0, minWidth: 0 });
export const frame = style({
  position: 'relative',
  display: 'block',
  height: 172,
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.control,
  background: vars['surface-sunken'],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}` } },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  color: vars['text-subtle'],
  whiteSpace: 'nowrap',
  ...type.meta,
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars['text-muted'],
  fontWeight: weight.label,
});
export const mark = style({ marginLeft: 'auto' });
