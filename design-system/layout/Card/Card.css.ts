import { style } from '@vanilla-extract/css';
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
  gap: space[2],
  minHeight: 44,
  padding: `0 ${space[2]} 0 ${space[4]}`,
});
export const title = style({ ...type.body, fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const actions = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: space[2] });
export const body = style({
  selectors: {
    '&[data-padding="normal"]': { padding: space[4] },
    '&[data-padding="normal"][data-head]': { paddingTop: 0 },
  },
});
