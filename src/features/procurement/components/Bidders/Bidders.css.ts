import { globalStyle, style } from '@vanilla-extract/css';
import { space, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** One line is kept free, so that nothing moves when a company was found. */
export const standing = style({
  ...type.meta,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 24,
  color: vars['text-subtle'],
});
export const warnings = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[1] });
globalStyle(`${standing} > ul`, { flexBasis: '100%', color: vars['caution-text'] });
