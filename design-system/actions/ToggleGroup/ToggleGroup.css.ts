import { style } from '@vanilla-extract/css';
import { radius, size, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const group = style({
  display: 'inline-flex',
  height: size.controlSmall,
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.control,
  background: vars.surface,
  overflow: 'hidden',
  flex: 'none',
});
export const option = style({
  ...type.meta,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: '100%',
  padding: '0 10px',
  fontWeight: weight.label,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars['line-strong']}` },
    '&:hover': { color: vars.text },
    '&[aria-checked="true"]': { background: vars['surface-selected'], color: vars['accent-text'] },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
