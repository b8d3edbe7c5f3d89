import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, layer, radius, size, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;
const mixed = (percent: number) => `color-mix(in srgb, ${vars.surface} ${percent}%, ${vars.text})`;

export const bar = style({
  ...type.grid,
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  height: 48,
  zIndex: layer.flyout,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `0 ${space[3]} 0 ${space[5]}`,
  background: vars.text,
  color: vars.surface,
  whiteSpace: 'nowrap',
  // Else the system would lay a plate of its own under each text.
  forcedColorAdjust: 'none',
  '@media': {
    [narrow]: { height: 92, flexWrap: 'wrap', alignContent: 'center', padding: `0 ${space[3]}` },
  },
});
/** The page, flyouts and toasts end above the bar. */
globalStyle(`:root:has(${bar})`, {
  vars: { '--page-foot': '48px' },
  '@media': { [narrow]: { vars: { '--page-foot': '92px' } } },
});
export const label = style({ flex: 'none' });
export const role = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  height: size.controlSmall,
  padding: `0 ${space[2]} 0 10px`,
  border: `1px solid ${mixed(50)}`,
  borderRadius: radius.control,
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: mixed(16) },
    '&:focus-visible': { outline: `2px solid ${vars.surface}`, outlineOffset: 2 },
  },
  '@media': { [narrow]: { marginInlineStart: 'auto' } },
});
export const where = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: mixed(75),
  '@media': { [narrow]: { display: 'none' } },
});
export const stop = style({
  flex: 'none',
  display: 'grid',
  '@media': { [narrow]: { flex: '1 0 100%' } },
});
