import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 24,
  '@media': { '(max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sums = style({
  ...type.grid,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  margin: 0,
});
globalStyle(`${sums} > *`, { padding: '4px 0', margin: 0 });
globalStyle(`${sums} > dd`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${sums} > dt`, { color: vars['text-muted'] });
export const total = style({});
globalStyle(`${sums} > .${total}`, {
  borderTop: `1px solid ${vars['line-strong']}`,
  color: vars.text,
  fontWeight: weight.strong,
});
export const effect = style({ ...type.grid, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${effect} th, ${effect} td`, {
  padding: '5px 0 5px 8px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'end',
  fontWeight: weight.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${effect} th:first-child`, { textAlign: 'start', paddingInlineStart: 0, whiteSpace: 'normal' });
globalStyle(`${effect} thead th`, { color: vars['text-muted'], ...type.meta });
globalStyle(`${effect} td:nth-child(2)`, { color: vars['text-muted'] });
// A phone has room for three: what it is, what it becomes, and by how much.
globalStyle(`${effect} :is(th, td):nth-child(2)`, {
  '@media': { [`(max-width: ${breakpoint.narrow}px)`]: { display: 'none' } },
});
globalStyle(`${effect} td:nth-child(3)`, { fontWeight: weight.strong });
export const left = style({
  selectors: { '&[data-open]': { color: vars['caution-text'], fontWeight: weight.label } },
});
