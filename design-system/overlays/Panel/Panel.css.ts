import { style } from '@vanilla-extract/css';
import { layer, radius, space, type, weight } from '../../foundations/scale.ts';
import { touchRoom } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const panel = style({
  ...type.grid,
  position: 'fixed',
  // Above a flyout, below menus and confirms.
  zIndex: layer.flyout + 1,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100vh - 16px)',
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.surface,
  boxShadow: vars['shadow-dialog'],
  outline: 0,
  '@media': touchRoom,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  paddingInlineEnd: space[2],
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '[data-minimised] > &': { borderBottomColor: 'transparent' } },
});
export const handle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  paddingInlineStart: space[2],
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-dragged]': { cursor: 'grabbing' } },
});
export const grip = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flex: 'none',
  borderRadius: radius.tag,
  color: vars['text-subtle'],
  cursor: 'inherit',
});
export const title = style({
  ...type.body,
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const body = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: space[4] });
export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  flex: 'none',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${vars.line}`,
});
