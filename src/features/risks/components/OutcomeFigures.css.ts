import { globalStyle, style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '12px 40px',
  padding: '8px 12px',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.surface,
});
export const sum = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  margin: 0,
  ...type.grid,
});
globalStyle(`${sum} > *`, { margin: 0, padding: '4px 0' });
globalStyle(`${sum} > dt`, { color: vars['text-muted'] });
globalStyle(`${sum} > dd`, { textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const result = style({ borderTop: `1px solid ${vars['line-strong']}`, fontWeight: weight.strong });
globalStyle(`${sum} > dt${result}`, { color: vars.text });
