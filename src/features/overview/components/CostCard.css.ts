import { style } from '@vanilla-extract/css';
import { type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 6,
  margin: 0,
  color: vars['text-muted'],
  ...type.grid,
});
const sum = { borderTop: `1px solid ${vars['line-strong']}`, paddingTop: 6, fontWeight: 600 } as const;
export const name = style({ selectors: { '&[data-sum]': { color: vars.text, ...sum } } });
export const value = style({
  margin: 0,
  color: vars.text,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-sum]': sum,
    '&[data-change]': { fontWeight: 500 },
    '&[data-change="rise"]': { color: vars.rise },
    '&[data-change="fall"]': { color: vars.fall },
  },
});
