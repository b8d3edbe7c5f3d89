import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layer, radius, size, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

/** Set once on the grid; rows follow without being drawn again. */
export const template = createVar();
export const innerWidth = createVar();

const wide = { minWidth: `max(100%, ${innerWidth})` } as const;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  overflow: 'hidden',
  selectors: {
    '&[data-fill]': { height: '100%' },
    '&[data-frame="none"]': { border: 0, borderRadius: 0 },
    '&[data-frame="control"]': { borderRadius: radius.control },
  },
});
export const scroller = style({
  ...type.grid,
  position: 'relative',
  overflow: 'auto',
  minHeight: 0,
  flex: '0 1 auto',
  overscrollBehaviorX: 'contain',
  outline: 0,
});
const row = style({ display: 'grid', gridTemplateColumns: template, ...wide });
export const headerGroup = style({ position: 'sticky', top: 0, zIndex: layer.sticky + 2, ...wide });
export const header = style([row, { background: vars['surface-sunken'] }]);
export const headerCell = style({
  ...type.meta,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: size.gridHeader,
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
    '&[data-align="end"]': { justifyContent: 'flex-end', paddingRight: 14 },
    '&[data-align="center"]': { justifyContent: 'center', padding: 0 },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const headerText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const sortPlace = style({ fontSize: 10, lineHeight: 1, color: vars['text-subtle'] });
export const resizer = style({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  width: 9,
  marginRight: -4,
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: 1,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 4,
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
export const line = style([row, { position: 'absolute', left: 0, right: 0 }]);
// A block centred by `align-content`: text is cut with an ellipsis by the cell itself, without an element around it.
export const cell = style({
  alignContent: 'center',
  minWidth: 0,
  height: '100%',
  padding: `0 ${space[2]}`,
  borderBottom: `1px solid ${vars.line}`,
  background: vars.surface,
  whiteSpace: 'nowrap',
  // Not `hidden`: that would let the focus on a link scroll the cell sideways.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-align="end"]': { paddingRight: 14, textAlign: 'right', overflow: 'visible' },
    '&[data-align="center"]': { padding: 0, textAlign: 'center', overflow: 'visible' },
    '&:focus-visible': { outlineOffset: -2 },
    [`${line}:hover > &`]: { background: vars['surface-hover'] },
    [`${line}[data-current] > &, ${line}[aria-selected="true"] > &`]: {
      background: vars['surface-selected'],
    },
    [`${line}[data-pressable] > &`]: { cursor: 'pointer' },
    [`${line}[data-kind="group"] > &`]: {
      background: vars.canvas,
      borderBottomColor: vars['line-strong'],
      ...type.meta,
      fontWeight: weight.strong,
    },
    [`${line}[data-kind="skeleton"] > &`]: { background: vars.surface },
  },
});
globalStyle(`${cell} > *`, { verticalAlign: 'middle' });
export const frozen = style({ position: 'sticky', zIndex: 1 });
export const lastFrozen = style({ borderRight: `1px solid ${vars['line-strong']}` });
export const selectCell = style({
  justifyContent: 'center',
  textAlign: 'center',
  padding: 0,
  overflow: 'visible',
});
globalStyle(`${line}[data-current] > ${cell}:first-child`, { boxShadow: `inset 2px 0 0 ${vars.accent}` });
export const compactCell = style([
  cell,
  { gridColumn: '1 / -1', display: 'block', padding: `${space[2]} ${space[3]}`, whiteSpace: 'normal' },
]);
export const totalsGroup = style({ position: 'sticky', bottom: 0, zIndex: layer.sticky + 1, ...wide });
export const totals = style([row]);
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
export const groupTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars['text-muted'],
  position: 'sticky',
  left: space[2],
});
export const state = style({ padding: space[6], flex: 1 });
export const skeleton = style({
  height: 12,
  borderRadius: radius.tag,
  background: vars['neutral-soft'],
  display: 'block',
});
