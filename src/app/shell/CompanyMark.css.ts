import { style } from '@vanilla-extract/css';
import { radius, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const mark = style({
  ...type.meta,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  overflow: 'hidden',
  border: `1px solid ${vars['line-strong']}`,
  borderRadius: radius.tag,
  background: vars.surface,
  color: vars.text,
  fontWeight: weight.strong,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
