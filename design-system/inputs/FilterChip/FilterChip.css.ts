import { globalStyle, style } from '@vanilla-extract/css';
import { radius, size, type, weight } from '../../foundations/scale.ts';
import { touch, touchArea } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const chip = style({
  ...type.grid,
  display: 'inline-flex',
  alignItems: 'center',
  height: size.controlSmall,
  border: `1px dashed ${vars['line-control']}`,
  borderRadius: radius.control,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  flex: 'none',
  selectors: {
    '&:hover': { color: vars.text },
    '&[data-on]': {
      borderStyle: 'solid',
      borderColor: vars['accent-line'],
      background: vars['accent-soft'],
      color: vars['accent-text'],
      fontWeight: weight.label,
      // Where a line has no room for all of what is let through, its end is cut.
      flex: '0 1 auto',
      minWidth: 96,
      maxWidth: '100%',
    },
  },
});
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const place = style([chip, { visibility: 'hidden' }]);
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  position: 'relative',
  height: '100%',
  minWidth: 0,
  padding: '0 10px',
  borderRadius: radius.control,
  fontWeight: 'inherit',
  '@media': { [touch]: { selectors: { '&::after': touchArea() } } },
});
globalStyle(`${chip}[data-on] > ${press}:not(:last-child)`, { paddingRight: 4 });
globalStyle(`${chip}[data-on] > button:last-child`, { color: 'inherit' });
