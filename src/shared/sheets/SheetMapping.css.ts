import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const phone = '(max-width: 640px)';

export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
export const caption = style({
  ...type.meta,
  textAlign: 'left',
  color: vars['text-muted'],
  paddingBottom: 4,
});
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'left',
  verticalAlign: 'middle',
  padding: '6px 12px 6px 0',
  borderTop: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, {
  ...type.meta,
  color: vars['text-muted'],
  fontWeight: 500,
  borderTop: 'none',
});
globalStyle(`${table} tbody th`, {
  fontWeight: 500,
  width: '30%',
  '@media': { [phone]: { width: '40%' } },
});
globalStyle(`${table} :is(th, td):last-child`, { width: 180, paddingRight: 0 });
// The values are what a narrow screen can do without: the grid shows them next.
globalStyle(`${table} :is(th, td):nth-child(2)`, { '@media': { [phone]: { display: 'none' } } });
