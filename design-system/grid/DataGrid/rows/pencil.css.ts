import { globalStyle, style } from '@vanilla-extract/css';
import { radius } from '../../../foundations/scale.ts';
import { vars } from '../../../foundations/vars.css.ts';
import { cell, frozen } from '../DataGrid.css.ts';

globalStyle(`${cell}[data-own-edit]:not(${frozen})`, { position: 'relative' });
/** Shows under the pointer, and where the cell has the focus. */
export const pencil = style({
  position: 'absolute',
  insetInlineEnd: 2,
  insetBlock: 0,
  marginBlock: 'auto',
  display: 'none',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.tag,
  background: vars.surface,
  color: vars['text-muted'],
  cursor: 'pointer',
  selectors: {
    [`${cell}:is(:hover, :focus-visible) > &`]: { display: 'grid' },
    '&:hover': { color: vars.text },
  },
});
