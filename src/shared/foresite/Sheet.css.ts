import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { breakpoint, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

const narrow = `(max-width: ${breakpoint.narrow}px)`;

/** Reads like a sheet of paper, and prints on one: A4 or letter, by the printer's own choice. */
export const sheet = style({
  display: 'grid',
  gap: 28,
  maxWidth: 880,
  paddingBottom: 48,
  ...type.body,
  '@media': { print: { maxWidth: 'none', gap: 18, paddingBottom: 0 } },
});
export const head = style({ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' });
export const code = style({ color: vars['text-muted'], fontWeight: 500 });
/** The panel's headline stands at the edge of the sheet, whose page has narrower edges beside a rail. */
export const headline = style({
  margin: '0 -24px',
  '@media': { [`(max-width: ${breakpoint.rail}px)`]: { margin: '0 -16px' } },
});
export const section = style({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '@media': { print: { breakInside: 'avoid' } },
});
export const long = style({ '@media': { print: { breakInside: 'auto' } } });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4px 32px',
  margin: 0,
  ...type.grid,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: '1fr 1fr' },
  },
});
export const fact = style({ display: 'grid', gridTemplateColumns: '132px minmax(0, 1fr)', gap: 8 });
export const term = style({ color: vars['text-muted'] });
export const said = style({ margin: 0, overflowWrap: 'anywhere' });
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
export const cell = style({
  padding: '5px 8px 5px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    '&[data-end]': { textAlign: 'end', whiteSpace: 'nowrap', paddingRight: 4 },
    'thead &': { color: vars['text-muted'], fontWeight: 500 },
    'tr[data-strong] &': { fontWeight: 600, borderBottomColor: vars['line-strong'] },
  },
});
const phone = `screen and ${narrow}`;
const onPhone = (selector: string, rules: StyleRule) =>
  globalStyle(`${table}[data-wide] ${selector}`, { '@media': { [phone]: rules } });
onPhone('thead', heardOnly);
onPhone('tbody tr', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  padding: '5px 0',
  borderBottom: `1px solid ${vars.line}`,
});
onPhone('tbody tr > *', { padding: '1px 0', borderBottom: 0 });
onPhone('tbody tr > th', { flex: '1 0 100%' });
onPhone('tbody tr:has(> [data-sum]) > th', { flexBasis: 'calc(100% - 126px)', minWidth: 0 });
onPhone('tbody tr > [data-sum]', { flex: '0 0 110px', order: 1 });
onPhone('tbody tr > [data-column]', { order: 2 });
onPhone('tbody tr > [data-column]:empty', { display: 'none' });
onPhone('tbody tr > [data-column]::before', {
  content: "attr(data-column) ' '",
  color: vars['text-muted'],
  fontWeight: 400,
});
export const onlyScreen = style({ '@media': { print: { display: 'none' } } });
