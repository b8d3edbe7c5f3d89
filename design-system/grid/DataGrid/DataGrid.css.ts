import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '../../foundations/heardOnly.ts';
import { layer, radius, size, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

/** Set once on the grid; rows follow without being drawn again. */
export const innerWidth = createVar();
export const headerHeight = createVar();
const lineBackground = createVar();

const wide = { minWidth: `max(100%, ${innerWidth})` } as const;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  // Its headings and totals lie over its rows, and over nothing else of the page.
  isolation: 'isolate',
  minHeight: 0,
  minWidth: 0,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
  selectors: {
    '&[data-frame="none"]': { border: 0, borderRadius: 0 },
    '&[data-frame="control"]': { borderRadius: radius.control },
    '&[data-report]': { overflow: 'auto' },
  },
  '@media': { print: { border: 0, overflow: 'visible', display: 'block' } },
});
// Widths are those of the whole cell, whatever page it stands on.
globalStyle(`${frame}, ${frame} *`, { boxSizing: 'border-box' });
export const scroller = style({
  ...type.grid,
  position: 'relative',
  overflow: 'auto',
  minHeight: 0,
  flex: '0 1 auto',
  overscrollBehaviorX: 'contain',
  outline: 0,
  // What is printed is the table that stands in for it.
  '@media': { print: { display: 'none' } },
});
const row = style({ display: 'flex', ...wide });
export const headerGroup = style({ position: 'sticky', top: 0, zIndex: layer.sticky + 2, ...wide });
// The handle of the last column reaches over its edge; without the cut the grid would scroll sideways by that.
export const header = style([row, { background: vars['surface-sunken'], overflowX: 'clip' }]);
export const headerCell = style({
  ...type.meta,
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 3,
  height: headerHeight,
  padding: `0 ${space[2]}`,
  background: vars['surface-sunken'],
  color: vars['text-muted'],
  fontWeight: weight.label,
  borderBottom: `1px solid ${vars['line-strong']}`,
  whiteSpace: 'nowrap',
  minWidth: 0,
  userSelect: 'none',
  selectors: {
    '&[data-sortable]': { cursor: 'pointer' },
    '&[data-sortable]:hover, &[aria-sort]:not([aria-sort="none"])': { color: vars.text },
    '&[data-align="end"]': { justifyContent: 'flex-end', paddingInlineEnd: 14 },
    '&[data-align="center"]': { justifyContent: 'center', padding: 0 },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      width: 2,
      background: vars.accent,
      zIndex: 2,
    },
    '&[data-drop="start"]::before': { insetInlineStart: -1 },
    '&[data-drop="end"]::before': { insetInlineEnd: -1 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  // Where the button of the menu always shows, the title ends before it.
  '@media': { '(hover: none)': { selectors: { '&:has(> [data-menu])': { paddingInlineEnd: 28 } } } },
});
export const headerText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const sortPlace = style({ fontSize: 10, lineHeight: 1, color: vars['text-subtle'] });
/** Opens the column menu; seen while the heading is under the pointer, has the focus, or its menu is open. */
export const menuButton = style({
  position: 'absolute',
  insetInlineEnd: 6,
  insetBlock: 0,
  marginBlock: 'auto',
  width: 24,
  height: 24,
  border: 0,
  borderRadius: radius.tag,
  background: vars['surface-sunken'],
  color: vars['text-muted'],
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 8,
      top: 7,
      width: 6,
      height: 6,
      border: 'solid currentcolor',
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'rotate(45deg)',
    },
    [`${headerCell}:hover > &, ${headerCell}:focus-visible > &, &[aria-expanded="true"]`]: { opacity: 1 },
    '&:hover, &[aria-expanded="true"]': { background: vars['neutral-soft'], color: vars.text },
  },
  '@media': { '(hover: none)': { opacity: 1, background: 'transparent' } },
});
export const resizer = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  bottom: 0,
  width: 9,
  marginInlineEnd: -4,
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: 1,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 4,
      top: 8,
      bottom: 8,
      width: 1,
      background: 'transparent',
    },
    [`${headerCell}:hover > &::after`]: { background: vars['line-control'] },
    '&:hover::after, &[data-active]::after': { background: vars.accent, top: 0, bottom: 0, width: 2 },
  },
});
export const body = style({ position: 'relative', ...wide });
// Its own layout and paint: what changes in one line is neither laid out nor painted with the others.
export const line = style([
  row,
  {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    contain: 'strict',
    vars: { [lineBackground]: vars.surface },
    background: lineBackground,
    borderBottom: `1px solid ${vars.line}`,
    selectors: {
      '&:hover': { vars: { [lineBackground]: vars['surface-hover'] } },
      '&[data-current], &[aria-selected="true"]': {
        vars: { [lineBackground]: vars['surface-selected'] },
      },
      '&[data-pressable]': { cursor: 'pointer' },
      // An open editor may be taller than its row.
      '&[data-edited]': { contain: 'none', zIndex: 2 },
      '&[data-kind="group"]': {
        vars: { [lineBackground]: vars.canvas },
        borderBottomColor: vars['line-strong'],
      },
      '&[data-kind="detail"]': { vars: { [lineBackground]: vars['surface-sunken'] } },
      '&[data-kind="skeleton"]': { vars: { [lineBackground]: vars.surface } },
    },
  },
]);
// A block centred by `align-content`: text is cut with an ellipsis by the cell itself, without an element around it.
export const cell = style({
  alignContent: 'center',
  flex: 'none',
  minWidth: 0,
  height: '100%',
  padding: `0 ${space[2]}`,
  whiteSpace: 'nowrap',
  // Not `hidden`: that would let the focus on a link scroll the cell sideways.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  selectors: {
    // A long figure takes the room at its start, and so ends where the others do: the cell before keeps its own end.
    '&[data-align="end"]': {
      paddingInlineStart: 0,
      paddingInlineEnd: 14,
      textAlign: 'end',
      overflow: 'visible',
    },
    '&[data-align="center"]': { padding: 0, textAlign: 'center', overflow: 'visible' },
    '&[data-editing]': { padding: 0, overflow: 'visible' },
    '&[data-selected]': { background: vars['accent-soft'] },
    '&[data-drop]': { boxShadow: `inset 0 0 0 1px ${vars.focus}` },
    '&[data-problem]': { color: vars['critical-text'], boxShadow: `inset 0 -2px 0 ${vars['critical-text']}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
globalStyle(`${cell} > *`, { verticalAlign: 'middle' });
// A drag selects cells. Were their text selected with them, the next drag from there would carry that text away.
globalStyle(`${scroller}:not([aria-readonly]) ${cell}:not([data-editing])`, {
  userSelect: 'none',
  WebkitUserSelect: 'none',
});
export const frozen = style({ position: 'sticky', zIndex: 1 });
// What an editor or the fill handle is placed in; a frozen cell is that already.
globalStyle(`${cell}:is([data-editing], [data-handle]):not(${frozen})`, { position: 'relative' });
// What scrolls under a frozen cell must not show through it. Not `inherit`: every move of a line would then style its cells anew.
globalStyle(`${line} > ${frozen}`, { background: lineBackground });
export const lastFrozen = style({ borderInlineEnd: `1px solid ${vars['line-strong']}` });
// Pushed to its side where the columns do not fill the width.
export const firstEnd = style({
  marginInlineStart: 'auto',
  borderInlineStart: `1px solid ${vars['line-strong']}`,
});
export const leadingCell = style({
  justifyContent: 'center',
  textAlign: 'center',
  padding: 0,
  overflow: 'visible',
});
globalStyle(`${line}[data-current] > ${cell}:first-child`, { boxShadow: `inset 2px 0 0 ${vars.accent}` });
export const opener = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: 0,
  borderRadius: radius.tag,
  background: 'transparent',
  color: vars['text-muted'],
  cursor: 'pointer',
  padding: 0,
  selectors: { '&:hover': { background: vars['neutral-soft'], color: vars.text } },
});
export const treeCell = style({ display: 'inline-flex', alignItems: 'center', gap: 2, maxWidth: '100%' });
export const treeText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const treeToggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  color: vars['text-muted'],
  cursor: 'pointer',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});
export const compactCell = style([
  cell,
  { flex: '1 1 100%', display: 'block', padding: `${space[2]} ${space[3]}`, whiteSpace: 'normal' },
]);
export const groupCell = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  ...type.meta,
  fontWeight: weight.strong,
});
export const groupTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars['text-muted'],
  position: 'sticky',
  insetInlineStart: space[2],
});
export const detailCell = style({
  flex: '1 1 100%',
  padding: 0,
  whiteSpace: 'normal',
  alignContent: 'start',
});
export const detail = style({ padding: `${space[3]} ${space[4]}` });
export const totalsGroup = style({ position: 'sticky', bottom: 0, zIndex: layer.sticky + 1, ...wide });
export const totals = style([row, { background: vars['surface-sunken'] }]);
export const totalCell = style([
  cell,
  {
    height: size.row,
    background: vars['surface-sunken'],
    borderTop: `1px solid ${vars['line-strong']}`,
    borderBottom: 0,
    fontWeight: weight.strong,
  },
]);
/** Air around the footer, that its controls do not touch the frame. */
export const foot = style({ flex: 'none', padding: `${space[1]} ${space[2]}` });
export const state = style({ padding: space[6], flex: 1 });
export const skeleton = style({
  height: 12,
  borderRadius: radius.tag,
  background: vars['neutral-soft'],
  display: 'block',
  // Where the figures will stand.
  selectors: { '[data-align="end"] > &': { marginInlineStart: 'auto' } },
});
/** For screen readers only. */
export const heard = style(heardOnly);
