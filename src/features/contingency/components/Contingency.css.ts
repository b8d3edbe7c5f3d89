import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
  gap: '12px 16px',
  margin: 0,
});
export const figure = style({ display: 'flex', flexDirection: 'column' });
export const label = style({ color: vars['text-muted'], ...type.meta });
export const amount = style({
  margin: 0,
  color: vars.text,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  ...type.body,
  selectors: { '&[data-short]': { color: vars.rise } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none', ...type.grid });
export const pot = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.line}`,
});
export const name = style({
  minWidth: 0,
  color: vars.text,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const left = style({
  color: vars.text,
  fontWeight: 600,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const aside = style({ color: vars['text-muted'], ...type.meta });
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingTop: 4,
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'start',
  gap: '2px 12px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.line}`,
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere', color: vars.text });
export const moved = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' });
export const filter = style({ flex: '1 1 150px', minWidth: 0 });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  color: vars.text,
  ...type.grid,
});
export const head = style({
  padding: '6px 8px 6px 0',
  borderBottom: `1px solid ${vars['line-strong']}`,
  color: vars['text-muted'],
  fontWeight: 500,
  textAlign: 'left',
  ...type.meta,
});
export const cell = style({
  padding: '8px 8px 8px 0',
  borderBottom: `1px solid ${vars.line}`,
  verticalAlign: 'top',
  textAlign: 'left',
  fontWeight: 400,
});
export const figureHead = style([head, { textAlign: 'right' }]);
export const figureCell = style([cell, { textAlign: 'right', fontVariantNumeric: 'tabular-nums' }]);
/** Half a year at a time. */
export const months = style({ position: 'relative', maxHeight: 300, overflow: 'auto' });
export const share = style({
  display: 'flex',
  justifyContent: 'end',
  height: 4,
  marginTop: 4,
});
export const shareBar = style({ height: '100%', borderRadius: 2, background: vars['data-5'] });
export const panel = style({ paddingTop: 16 });
/** What is placed within scrolls along. */
export const scroll = style({ position: 'relative', overflowX: 'auto' });
