import { style } from '@vanilla-extract/css';
import { radius, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  padding: '4px 10px 0',
  maxHeight: 100,
  overflow: 'auto',
  color: vars['text-muted'],
  ...type.meta,
});
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 24,
  padding: '0 6px',
  borderRadius: radius.tag,
  textAlign: 'left',
  selectors: {
    '&:hover': { background: vars['surface-hover'], color: vars.text },
    '&[aria-pressed="false"]': { color: vars['text-subtle'], textDecoration: 'line-through' },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const swatch = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: 10,
  height: 10,
  borderRadius: 2,
  border: '2px solid currentColor',
  background: 'currentColor',
  selectors: { [`${entry}[aria-pressed="false"] &`]: { background: 'none' } },
});
