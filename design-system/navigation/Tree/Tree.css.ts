import { style } from '@vanilla-extract/css';
import { motion, radius, space, type } from '../../foundations/scale.ts';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { motionVars, vars } from '../../foundations/vars.css.ts';

export { hidden } from '../../private/field/field.css.ts';

export const tree = style({
  ...type.grid,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  outline: 0,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  paddingInlineEnd: space[2],
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[aria-selected="true"]': { background: vars['surface-selected'], color: vars['accent-text'] },
    '&[aria-disabled]': { color: vars['text-disabled'], cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-drop="into"]': { boxShadow: `inset 0 0 0 2px ${vars.accent}` },
    '&[data-drop="before"]::before, &[data-drop="after"]::before': {
      content: '""',
      position: 'absolute',
      insetInline: 4,
      height: 2,
      background: vars.accent,
    },
    '&[data-drop="before"]::before': { top: -1 },
    '&[data-drop="after"]::before': { bottom: -1 },
  },
  '@media': {
    [touch]: { minHeight: touchHeight },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: -1 } },
    },
  },
});
export const gap = style({ width: 24, flex: 'none' });
export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flex: 'none',
  borderRadius: radius.tag,
  transition: `transform ${motionVars.fast} ${motion.ease}`,
  selectors: {
    '&:dir(rtl)': { transform: 'rotate(180deg)' },
    '&[data-open], &[data-open]:dir(rtl)': { transform: 'rotate(90deg)' },
  },
});
export const name = style({ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, gap: 6 });
export const label = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const end = style({ ...type.meta, flex: 'none', color: vars['text-subtle'] });
export const tools = style({
  flex: 'none',
  display: 'inline-flex',
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${row}:not(:hover, :focus, :focus-within) > &:not(:has([aria-expanded="true"]))`]: { opacity: 0 },
      },
    },
  },
});
export const empty = style({ ...type.grid, padding: `${space[2]} ${space[3]}`, color: vars['text-subtle'] });
