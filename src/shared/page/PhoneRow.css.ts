import { style } from '@vanilla-extract/css';
import { type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 2,
  inlineSize: '100%',
  selectors: { '&[data-menu]': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const menu = style({ gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'center' });

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.body,
  selectors: { '&[data-strong]': { fontWeight: weight.strong } },
});

export const figure = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...type.body,
  selectors: { '&[data-strong]': { fontWeight: weight.strong } },
});

export const note = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars['text-muted'],
  ...type.meta,
});

export const figureNote = style({ textAlign: 'end', color: vars['text-muted'], ...type.meta });
