import { style } from '@vanilla-extract/css';
import { radius, type } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, auto))',
  gap: '12px 24px',
  margin: 0,
  padding: '12px 16px',
  background: vars.surface,
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
  '@media': { print: { breakInside: 'avoid' } },
});
export const figure = style({ minWidth: 0 });
export const name = style({ color: vars['text-muted'], ...type.meta });
export const text = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ...type.body,
  selectors: {
    '&[data-change="rise"]': { color: vars.rise },
    '&[data-change="fall"]': { color: vars.fall },
  },
});
