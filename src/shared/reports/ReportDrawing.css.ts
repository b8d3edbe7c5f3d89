import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

/** Pages have 150 dots an inch, charts are drawn for 100: two thirds, shown half as large again. */
export const chart = style({
  width: `${200 / 3}%`,
  transform: 'scale(1.5)',
  transformOrigin: '0 0',
  color: vars.text,
});
/** What a drawing says, never larger than the title of its card; the archive shows it alike. */
globalStyle(`${chart} [data-report=lead]`, { color: vars['text-muted'], ...type.meta });
export const members = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  margin: 0,
  padding: '2px 0',
  listStyle: 'none',
  color: vars['text-muted'],
  ...type.meta,
});
export const unseen = style(heardOnly);
export const member = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const swatch = style({ width: 10, height: 10, borderRadius: 2 });
/** Figures in a row above a drawing, each below its name. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 18px',
  margin: 0,
  padding: '4px 0',
  ...type.meta,
});
globalStyle(`${facts} dt`, { color: vars['text-muted'] });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
