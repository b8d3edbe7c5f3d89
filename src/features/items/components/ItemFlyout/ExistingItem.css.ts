import { style } from '@vanilla-extract/css';
import { breakpoint, radius, space } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** The tabs reach from edge to edge of the flyout, over its padding. */
export const tabs = style({ margin: '-12px -24px 0', '@media': { [narrow]: { margin: '-16px -16px 0' } } });
export const panel = style({ padding: '12px 24px 0', '@media': { [narrow]: { padding: '12px 16px 0' } } });
/** Comes after the details have been read into view: it stands at the lower edge and moves nothing that is in sight. */
export const suggestion = style({
  position: 'sticky',
  bottom: space[2],
  zIndex: 1,
  borderRadius: radius.control,
  background: vars.surface,
});
