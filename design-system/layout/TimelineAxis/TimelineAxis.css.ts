import { style } from '@vanilla-extract/css';
import { type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const axis = style({ position: 'relative', background: vars['surface-sunken'] });
export const row = style({
  ...type.meta,
  position: 'relative',
  height: 22,
  overflow: 'hidden',
  color: vars['text-muted'],
  selectors: {
    '&[data-row="upper"]': { color: vars.text, fontWeight: weight.strong },
    '&[data-row="lower"]': { borderBottom: `1px solid ${vars['line-strong']}` },
  },
});
export const cell = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  paddingInlineStart: 8,
  lineHeight: '22px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderInlineStart: `1px solid ${vars['line-strong']}`,
  selectors: {
    '&:first-child': { borderInlineStartColor: 'transparent' },
    '[data-row="lower"] > &': {
      borderInlineStartColor: vars.line,
      paddingInlineStart: 4,
      paddingInlineEnd: 4,
    },
    '[data-row="lower"]:not([data-unit="week"]) > &': { textAlign: 'center' },
    '&[data-weekend]': { color: vars['text-subtle'] },
  },
});
export const lines = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const line = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderInlineStart: `1px solid ${vars.line}`,
  selectors: {
    '&:first-child': { borderInlineStartColor: 'transparent' },
    '&[data-strong]': { borderInlineStartColor: vars['line-strong'] },
    '&[data-weekend]': { background: vars['surface-sunken'] },
  },
});
export const today = style({
  position: 'absolute',
  top: 'calc(100% - 4px)',
  width: 0,
  borderInlineStart: `1px dotted ${vars['chart-today']}`,
  pointerEvents: 'none',
  selectors: {
    // A small wedge on the edge of the axis, where the line begins.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      insetInlineStart: -4,
      borderStyle: 'solid',
      borderWidth: '4px 4px 0',
      borderColor: `${vars['chart-today']} transparent transparent`,
    },
  },
});
export const todayLabel = style({
  position: 'absolute',
  top: 6,
  insetInlineEnd: 4,
  padding: '0 2px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: weight.strong,
  letterSpacing: '.02em',
  color: vars.text,
  background: vars.surface,
  // At the start of the axis there is no room before the line.
  selectors: { '[data-early] > &': { insetInlineEnd: 'auto', insetInlineStart: 4 } },
});
