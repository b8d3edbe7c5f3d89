import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const heard = style(heardOnly);
export const board = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  // Room for the rings of what has the focus at the edges.
  margin: -2,
  padding: 2,
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  width: 160,
  minWidth: 160,
  height: 'max(420px, calc(100vh - 360px))',
  overflow: 'hidden',
  background: vars['surface-sunken'],
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  selectors: {
    '&[data-over]': { borderColor: vars['accent-text'], background: vars['accent-soft'] },
  },
});
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  flexWrap: 'wrap',
  alignContent: 'space-between',
  height: 78,
  padding: '6px 10px 6px 8px',
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
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 116px',
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
  alignItems: 'center',
  gap: 6,
  height: 24,
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
});
export const grow = style({ flex: 1 });
export const cardName = style({
  margin: '2px 0 4px',
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  ...type.grid,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 40,
  color: vars['text-muted'],
  ...type.meta,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 8px',
  margin: 0,
  color: vars['text-muted'],
});
export const amount = style({ margin: 0, color: vars.text, fontWeight: weight.label, textAlign: 'right' });
// A narrow card breaks what a list says in one line.
export const late = style({ whiteSpace: 'normal', ...type.meta });
export const due = style({
  marginTop: 6,
  paddingTop: 5,
  borderTop: `1px solid ${vars.line}`,
  color: vars['text-muted'],
});
