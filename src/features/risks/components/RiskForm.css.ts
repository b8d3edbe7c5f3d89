import { globalStyle, style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const readings = style({ width: '100%', borderCollapse: 'collapse', ...type.grid });
export const caption = style({
  textAlign: 'left',
  paddingBottom: 8,
  color: vars['text-muted'],
  ...type.meta,
});
globalStyle(`${readings} th, ${readings} td`, {
  padding: '6px 8px',
  textAlign: 'right',
  fontWeight: weight.text,
  fontVariantNumeric: 'tabular-nums',
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${readings} th:first-child`, { textAlign: 'left' });
globalStyle(`${readings} thead th`, { borderTop: 'none', color: vars['text-muted'] });
globalStyle(`${readings} [data-now] > *`, { fontWeight: weight.strong });

export const mitigation = style({
  padding: 12,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.surface,
  background: vars['surface-sunken'],
});
