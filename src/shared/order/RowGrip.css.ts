import { style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const grip = style({
  display: 'inline-flex',
  cursor: 'grab',
  borderRadius: radius.control,
  color: vars['text-muted'],
});
/** Large enough for a thumb, and the page stays where it is while it is dragged. */
export const listGrip = style([
  grip,
  {
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: 24,
    height: 28,
    touchAction: 'none',
    ':active': { cursor: 'grabbing' },
    '@media': { '(pointer: coarse)': { width: 32, height: 44 } },
  },
]);
