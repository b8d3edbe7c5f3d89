import { style } from '@vanilla-extract/css';
import { radius, space } from '../../foundations/scale.ts';
import { touch, touchArea } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const unit = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  height: 24,
  marginInlineEnd: -4,
  padding: `0 ${space[1]}`,
  borderRadius: radius.tag,
  color: vars['text-subtle'],
  '@media': { [touch]: { selectors: { '&::after': touchArea('4px') } } },
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars['surface-hover'], color: vars.text },
  },
});
