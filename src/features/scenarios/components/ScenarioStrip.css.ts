import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** One line of chips; opened, a panel of cards. */
export const strip = style({
  marginTop: 8,
  minWidth: 0,
  border: '1px solid transparent',
  selectors: {
    '&[data-open]': {
      background: vars.surface,
      borderColor: vars['line-strong'],
      borderRadius: radius.surface,
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minHeight: 32,
  padding: '0 4px',
  selectors: { [`${strip}[data-open] > &`]: { padding: '8px 12px' } },
});
/** Swept where the line is too narrow. */
export const chips = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  gap: 6,
  minWidth: 0,
  margin: 0,
  padding: '2px 0',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const chipItem = style({ flex: 'none' });
export const chipName = style({
  display: 'inline-block',
  maxWidth: 200,
  marginRight: 6,
  verticalAlign: 'bottom',
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const chipCost = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const title = style({ ...type.body, fontWeight: 600, margin: 0 });
export const count = style({ ...type.grid, color: vars['text-muted'] });
export const grow = style({ flex: 1 });
export const empty = style({ padding: '0 12px 12px' });
/** Cards side by side; on a phone they are swept. */
export const cards = style({
  // Holds its boxes' hidden names, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '4px 12px 12px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollPaddingInline: 12,
});
export const card = style({
  flex: 'none',
  width: 248,
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: 10,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.surface,
  selectors: { '&[data-focused]': { borderColor: vars.accent, boxShadow: `inset 0 0 0 1px ${vars.accent}` } },
});
export const line = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
export const name = style({
  ...type.grid,
  fontWeight: 600,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  flex: 1,
  margin: 0,
});
export const code = style({ ...type.grid, color: vars['text-muted'] });
export const cost = style({ ...type.section, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const facts = style({ ...type.meta, color: vars['text-muted'], margin: 0, minHeight: 16 });
export const critical = style({ color: vars['critical-text'], fontWeight: 600 });
