import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { breakpoint, radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

// A column and the edge of the next one.
const phone = `(max-width: ${breakpoint.narrow}px)`;

export const heard = style(heardOnly);
export const board = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  // Room for the rings of what has the focus at the edges.
  margin: -2,
  padding: 2,
  '@media': { print: { gap: space[2], overflow: 'visible' } },
});
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'max-content',
  '@media': { print: { minWidth: 0 } },
});
export const groupTitle = style({
  margin: 0,
  padding: `0 2px 6px`,
  color: vars['text-subtle'],
  fontWeight: weight.strong,
  ...type.meta,
});
export const columns = style({
  display: 'flex',
  flex: 1,
  gap: space[2],
  '@media': { print: { gap: space[1] } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  // Six of them have room beside the open sidebar of a usual screen.
  width: 170,
  minWidth: 170,
  height: 'max(460px, calc(100vh - 384px))',
  overflow: 'hidden',
  background: vars['surface-sunken'],
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  '@media': {
    [phone]: { width: 240, minWidth: 240 },
    // Paper has every column, and as much of it as there are cards.
    print: { width: 0, minWidth: 0, height: 'auto', overflow: 'visible' },
  },
  selectors: {
    '&[data-over]': { borderColor: vars['accent-text'], background: vars['accent-soft'] },
  },
});
export const head = style({
  display: 'flex',
  flex: 'none',
  // The money stands below: beside a long word it would be cut.
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  height: 56,
  padding: '0 8px',
  borderBottom: `1px solid ${vars.line}`,
  color: vars['text-muted'],
  ...type.meta,
});
export const headTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: vars.text,
  fontWeight: weight.strong,
  ...type.grid,
});
export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 6,
  margin: 0,
  padding: 6,
  overflowY: 'auto',
  listStyle: 'none',
  '@media': { print: { padding: 4, overflowY: 'visible' } },
});
export const refused = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  height: 32,
  border: `1px dashed ${vars['line-control']}`,
  borderRadius: radius.control,
  color: vars['text-muted'],
  ...type.meta,
});
export const gap = style({
  flex: 'none',
  height: 72,
  border: `1px dashed ${vars['line-control']}`,
  borderRadius: 8,
});
// Cards out of sight are neither laid out nor painted: a thousand of them scroll like ten.
export const place = style({
  flex: 'none',
  containerType: 'inline-size',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 134px',
  '@media': { print: { contentVisibility: 'visible', breakInside: 'avoid' } },
});
export const card = style({
  display: 'block',
  padding: '6px 8px 7px 9px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: 8,
  color: vars.text,
  textDecoration: 'none',
  cursor: 'grab',
  outlineOffset: -2,
  ...type.meta,
  selectors: {
    '&:hover': { background: vars['surface-hover'] },
    '&[data-late]': { boxShadow: `inset 2px 0 0 ${vars.critical}` },
    '&[data-current]': { borderColor: vars['accent-text'] },
    '&[data-lifted]': { borderColor: vars['accent-text'], background: vars['surface-selected'] },
  },
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  minHeight: 24,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
});
export const grow = style({ flex: 1 });
/** Mark and word, whole: where code, longest word and assignee do not fit in one line, below the code. */
export const severity = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '@container': { '(max-width: 215px)': { order: 1, flexBasis: '100%' } },
});
export const cardName = style({
  margin: '2px 0 4px',
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  ...type.grid,
});
export const stakes = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars['text-muted'],
});
export const money = style({ color: vars.text, fontWeight: weight.strong });
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[1],
  minHeight: 24,
  marginTop: 4,
  paddingTop: 5,
  borderTop: `1px solid ${vars.line}`,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 40,
  color: vars['text-muted'],
  ...type.meta,
  '@media': { print: { display: 'none' } },
});
// A finger has no keys.
export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const drop = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: `0 ${space[3]}`,
  border: `1px dashed ${vars['line-control']}`,
  borderRadius: radius.control,
  ...type.grid,
  selectors: {
    '&[data-over]': { borderColor: vars['accent-text'], background: vars['accent-soft'] },
  },
});
export const more = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': { print: { display: 'none' } },
});
