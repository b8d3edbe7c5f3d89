import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { radius, space, type } from '../../foundations/scale.ts';
import { touch } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const checkbox = style({
  ...type.grid,
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars['text-disabled'] } },
  // A line of 20 px and its room are 44 px to a finger.
  '@media': { [touch]: { selectors: { '&:not([data-bare])': { paddingBlock: 12 } } } },
});
// The tick is drawn with borders, so that it follows the theme and forced colours.
export const box = style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  margin: '2px 0',
  flex: 'none',
  border: `1px solid ${vars['line-control']}`,
  borderRadius: radius.tag,
  background: vars.surface,
  cursor: 'inherit',
  // 24 px to hit, 16 px to see; without words a finger has the height of a row.
  '@media': { [touch]: { selectors: { '[data-bare] > &::after': { inset: '-10px -14px' } } } },
  position: 'relative',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: -5 },
    '&::before': {
      content: '""',
      width: 9,
      height: 5,
      transform: 'translateY(-1px) rotate(-45deg)',
      border: 'solid transparent',
      borderWidth: '0 0 2px 2px',
    },
    '&:checked, &:indeterminate': {
      background: vars.accent,
      borderColor: vars.accent,
      forcedColorAdjust: 'none',
    },
    '&:checked::before': { borderColor: vars['text-on-accent'] },
    '&:indeterminate::before': {
      borderColor: vars['text-on-accent'],
      transform: 'none',
      height: 0,
      borderWidth: '0 0 2px',
    },
    '&[aria-disabled]': { opacity: 0.4 },
  },
});
export const hint = style({ ...type.meta, display: 'block', color: vars['text-subtle'] });
export const hidden = style(heardOnly);
