import { style } from '@vanilla-extract/css';
import { radius, size } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  width: size.control,
  height: size.control,
  borderRadius: radius.control,
  color: vars['text-muted'],
  flex: 'none',
  '@media': { '(pointer: coarse)': { selectors: { '&::before': { display: 'block' } } } },
  selectors: {
    '&[data-size="small"]': { width: size.controlSmall, height: size.controlSmall },
    '&[data-size="tiny"]': { width: 24, height: 24 },
    // A finger gets 44 px from top to bottom, and to either side what lies between two of them.
    '&::before': { content: '""', position: 'absolute', inset: '-6px -4px', display: 'none' },
    '&[data-size="small"]::before': { inset: '-8px -4px' },
    '&[data-size="tiny"]::before': { inset: '-10px -4px' },
    '&:hover:not([aria-disabled]), &[aria-pressed="true"], &[aria-expanded="true"]': {
      background: vars['surface-hover'],
      color: vars.text,
    },
    '&[data-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
  },
});
export const dot = style({
  position: 'absolute',
  top: 5,
  right: 5,
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: vars.critical,
  forcedColorAdjust: 'none',
  border: `1.5px solid ${vars.surface}`,
});
