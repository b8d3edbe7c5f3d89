import { style } from '@vanilla-extract/css';
import { radius, size } from '../../foundations/scale.ts';
import { touch, touchArea } from '../../foundations/touchArea.ts';
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
  // A finger gets 44 px from top to bottom, and to either side what lies between two of them.
  '@media': { [touch]: { selectors: { '&::before': touchArea('4px') } } },
  selectors: {
    '&[data-size="small"]': { width: size.controlSmall, height: size.controlSmall },
    '&[data-size="tiny"]': { width: 24, height: 24 },
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
