import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const card = style({
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  minHeight: 44,
  padding: `4px ${space[2]} 4px ${space[4]}`,
});
export const title = style({
  ...type.body,
  fontWeight: weight.strong,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const actions = style({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[2],
});
// A button stands out by its own inset; the words of a link end where those of the body do.
globalStyle(`${actions}:has(> a:last-child)`, { paddingRight: space[2] });
export const body = style({
  selectors: {
    '&[data-padding="normal"]': { padding: space[4] },
    '&[data-padding="normal"][data-head]': { paddingTop: 0 },
  },
});
