import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, radius, space } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** The tabs reach from edge to edge of the flyout, over its padding. */
export const tabs = style({ margin: '-12px -24px 0', '@media': { [narrow]: { margin: '-16px -16px 0' } } });
export const panel = style({ padding: '12px 24px 0', '@media': { [narrow]: { padding: '12px 16px 0' } } });
/**
 * Comes after the details have been read into view: it stands at the lower edge, over the padding there, and moves nothing that is
 * in sight. On a phone it would take a quarter of the page: there it comes last.
 */
export const suggestion = style({
  position: 'sticky',
  bottom: `-${space[2]}`,
  zIndex: 1,
  borderRadius: radius.control,
  background: vars.surface,
  boxShadow: `0 ${space[2]} 0 ${vars.surface}`,
  '@media': { [narrow]: { position: 'static', boxShadow: 'none' } },
});
// What takes the focus comes into view above it.
globalStyle(`:has(> ${suggestion}) :is(input, textarea, button, [tabindex="0"])`, {
  scrollMarginBottom: 120,
});
