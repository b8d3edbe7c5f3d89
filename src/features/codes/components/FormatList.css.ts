import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  width: '100%',
  padding: '6px 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[aria-current]': { background: vars['accent-soft'] },
  },
});
export const name = style({ ...type.grid, overflowWrap: 'anywhere' });
export const facts = style({ ...type.meta, color: vars['text-muted'] });
export const child = style({ paddingInlineStart: 16 });
