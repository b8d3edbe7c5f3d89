import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 16px',
});
export const title = style({ ...type.section, fontWeight: 600, margin: 0 });
export const tools = style({ display: 'flex', gap: 8, '@media': { print: { display: 'none' } } });
export const frame = style({ position: 'relative', overflowX: 'auto', padding: 16 });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...type.grid,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({
  captionSide: 'bottom',
  textAlign: 'left',
  padding: '12px 0 0',
  ...type.meta,
  color: vars['text-muted'],
});
const phone = '(max-width: 640px)';
/** The names stay while scenarios are swept past them. */
const kept = { position: 'sticky', left: 0, background: vars['surface-float'], zIndex: 1 } as const;
export const corner = style({
  ...kept,
  ...type.meta,
  minWidth: 150,
  textAlign: 'left',
  verticalAlign: 'bottom',
  fontWeight: 500,
  color: vars['text-muted'],
  padding: '0 0 8px',
  '@media': { [phone]: { minWidth: 104 } },
});
export const column = style({
  textAlign: 'right',
  verticalAlign: 'bottom',
  padding: '0 0 8px 16px',
  minWidth: 150,
  '@media': { [phone]: { minWidth: 116, paddingLeft: 10 } },
});
/** The project without any of them: what the others are measured by. */
export const now = style([column, { background: vars['surface-sunken'], paddingRight: 12 }]);
export const code = style({ display: 'block', ...type.meta, color: vars['text-muted'], fontWeight: 400 });
export const name = style({ display: 'block', fontWeight: 600, marginBottom: 4 });
export const remove = style({ marginLeft: 4, '@media': { print: { display: 'none' } } });
export const row = style({ borderTop: `1px solid ${vars.line}` });
export const label = style({
  ...kept,
  textAlign: 'left',
  fontWeight: 400,
  color: vars['text-muted'],
  padding: '8px 12px 8px 0',
  minWidth: 150,
  maxWidth: 320,
  '@media': { [phone]: { minWidth: 104, paddingRight: 6 } },
});
/** An item that sets the scenarios apart. */
export const differing = style([label, { color: vars.text }]);
export const cell = style({
  textAlign: 'right',
  padding: '8px 0 8px 16px',
  verticalAlign: 'top',
  selectors: { '&[data-best]': { fontWeight: 600, color: vars['positive-text'] } },
});
export const nowCell = style([cell, { background: vars['surface-sunken'], paddingRight: 12 }]);
export const best = style({ fontWeight: 600, color: vars['positive-text'] });
export const note = style({ display: 'block', ...type.meta, fontWeight: 400, color: vars['text-muted'] });
export const group = style({ textAlign: 'left', fontWeight: 600, padding: '20px 0 6px' });
export const without = style({ color: vars['text-subtle'] });
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** On paper the comparison stands alone, as wide as the page. */
globalStyle(`body:has(${frame}) #app`, { '@media': { print: { display: 'none' } } });
globalStyle(`[data-layer='flyout']:has(${frame})`, {
  '@media': {
    print: { position: 'static', width: 'auto !important', height: 'auto', border: 0, boxShadow: 'none' },
  },
});
