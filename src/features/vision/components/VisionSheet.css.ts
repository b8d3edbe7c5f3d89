import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/foundations/vars.css.ts';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A Letter sheet less its margins of half an inch; nothing reaches a second one. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '5mm',
  width: '190.5mm',
  height: '254mm',
  overflow: 'hidden',
  color: vars.text,
  background: vars.surface,
  fontSize: '9pt',
  lineHeight: 1.35,
  selectors: { '&[data-tight]': { gap: '3.5mm' } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: '6mm', flex: 'none' });
export const picture = style({ flex: 'none', width: '52mm', height: '26mm', overflow: 'hidden' });
export const kind = style({ margin: 0, color: vars['text-muted'] });
export const name = style({ margin: 0, fontSize: '18pt', fontWeight: 600, lineHeight: 1.2 });
export const quiet = style({ margin: 0, color: vars['text-muted'], fontSize: '8pt' });
export const statement = style({
  flex: 'none',
  margin: 0,
  fontSize: '12pt',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { '&[data-long]': { fontSize: '8.5pt', lineHeight: 1.3 } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: '2mm 10mm',
  margin: 0,
  padding: '2.5mm 0',
  borderBlock: `1px solid ${vars['line-strong']}`,
});
globalStyle(`${facts} dt`, { color: vars['text-muted'], fontSize: '8pt' });
globalStyle(`${facts} dd`, { margin: 0, fontSize: '12pt', fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(`${sheet}[data-tight] ${facts} dd`, { fontSize: '9.5pt' });
globalStyle(`${sheet}[data-tight] ${statement}[data-long]`, { fontSize: '8pt' });
export const pair = style({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '8mm',
});
export const stack = style({ display: 'grid', alignContent: 'start', gap: '5mm' });
export const part = style({ flex: 'none', minWidth: 0 });
export const title = style({ margin: 0, fontSize: '10pt', fontWeight: 600 });
/** Its figures take what they need, its names the rest. */
export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th`, { padding: '0.8mm 0', textAlign: 'start', fontWeight: 400, ...cut });
globalStyle(`${table} th:first-child`, { width: '100%', maxWidth: 0 });
globalStyle(`${table} td`, {
  padding: '0.8mm 0 0.8mm 5mm',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} thead th`, { padding: '0.4mm 0', color: vars['text-muted'], fontSize: '8pt' });
globalStyle(`${table} thead th:not(:first-child)`, { paddingInlineStart: '5mm', textAlign: 'end' });
globalStyle(`${table} tr`, { borderTop: `1px solid ${vars.line}` });
globalStyle(`${table} tr[data-total] > *`, { fontWeight: 600 });
