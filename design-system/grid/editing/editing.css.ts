import { style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { layer, radius, space, type } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

/** Fills its cell; a long text grows beyond it. */
export const editor = style({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  background: vars.surface,
  outline: `2px solid ${vars.focus}`,
  outlineOffset: -2,
  selectors: {
    '&[data-multiline]': { bottom: 'auto', minHeight: '100%', minWidth: 200, boxShadow: vars['shadow-pop'] },
  },
});
const field = {
  ...type.grid,
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 0,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: vars.text,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const input = style({
  ...field,
  padding: `0 ${space[2]}`,
  selectors: { '&[data-align="end"]': { textAlign: 'end', paddingInlineEnd: 14 } },
});
export const area = style({
  ...field,
  padding: `7px ${space[2]}`,
  resize: 'none',
  overflow: 'hidden',
  minHeight: 34,
});
export const calendar = style({
  background: vars['surface-float'],
  borderRadius: radius.surface,
  boxShadow: vars['shadow-pop'],
  padding: space[3],
});
export const fillHandle = style({
  // Only where the keys go.
  display: 'none',
  position: 'absolute',
  insetInlineEnd: -1,
  bottom: -1,
  width: 9,
  height: 9,
  // Over the cells beside its own, and under the frozen ones that it scrolls behind.
  zIndex: 0,
  background: vars.focus,
  border: `1px solid ${vars.surface}`,
  cursor: 'crosshair',
  touchAction: 'none',
  '@media': {
    '(pointer: fine)': { selectors: { '[role$="grid"]:focus-within &': { display: 'block' } } },
    '(pointer: coarse)': {
      width: 13,
      height: 13,
      selectors: {
        '[role$="grid"]:focus-within &': { display: 'block' },
        '&::after': { inset: -10 },
      },
    },
  },
  selectors: {
    // Easier to catch than it looks.
    '&::after': { content: '""', position: 'absolute', inset: -6 },
  },
});
export const note = style({
  ...type.meta,
  position: 'fixed',
  zIndex: layer.popover,
  maxWidth: 280,
  padding: `${space[2]} ${space[3]}`,
  background: vars['surface-float'],
  color: vars.text,
  borderRadius: radius.control,
  borderInlineStart: `3px solid ${vars['critical-text']}`,
  boxShadow: vars['shadow-pop'],
  selectors: {
    '&[data-tone="quiet"]': { borderInlineStartColor: vars['line-control'], color: vars['text-muted'] },
  },
});
export const strip = style({
  ...type.grid,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 34,
  padding: `${space[1]} ${space[2]}`,
  borderTop: `1px solid ${vars['line-strong']}`,
  background: vars['surface-sunken'],
  color: vars['text-muted'],
});
export const stripText = style({ flex: '1 1 240px', minWidth: 0 });
export const problems = style({
  listStyle: 'none',
  flexBasis: '100%',
  margin: 0,
  padding: 0,
  maxHeight: 160,
  overflow: 'auto',
});
export const problem = style({
  ...type.meta,
  display: 'block',
  width: '100%',
  minHeight: 24,
  padding: `2px ${space[2]}`,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars['critical-text'],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  },
});
/** Only for screen readers. */
export const hidden = style(heardOnly);
export const blocked = style({ ...type.meta, padding: `2px ${space[2]}` });
/** Where the menu of a cell opens. */
export const point = style({ position: 'fixed', width: 1, height: 1 });
