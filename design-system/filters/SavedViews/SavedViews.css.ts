import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { vars } from '../../foundations/vars.css.ts';

export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  minWidth: 0,
  selectors: {
    '&[data-changed]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: -3,
      insetInlineEnd: -3,
      width: 9,
      height: 9,
      borderRadius: radius.round,
      background: vars.caution,
      border: `1px solid ${vars.surface}`,
      pointerEvents: 'none',
      forcedColorAdjust: 'none',
    },
  },
});
export const spoken = style(heardOnly);
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxWidth: 'calc(100vw - 16px)',
});
export const changes = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${vars.line}`,
});
export const changesText = style({
  ...type.meta,
  flex: '1 1 100%',
  display: 'flex',
  flexDirection: 'column',
  color: vars['caution-text'],
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
});
export const lists = style({ overflow: 'auto', maxHeight: 'min(60vh, 400px)', padding: space[1] });
export const title = style({
  ...type.meta,
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  fontWeight: weight.label,
  color: vars['text-subtle'],
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: vars['surface-float-hover'] },
    '&[data-current]': { background: vars['surface-selected'] },
  },
});
export const open = style({
  ...type.grid,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minWidth: 0,
  minHeight: 32,
  '@media': { [touch]: { minHeight: touchHeight } },
  padding: `0 ${space[2]}`,
  borderRadius: radius.control,
  textAlign: 'start',
});
export const tick = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 16,
  color: vars['accent-text'],
});
export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: space[1],
  borderTop: `1px solid ${vars.line}`,
});
