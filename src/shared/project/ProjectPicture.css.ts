import { style } from '@vanilla-extract/css';
import { radius } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const picture = style({
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${vars['line-strong']}`,
  selectors: {
    '&[data-size="large"]': { width: 72, height: 48 },
    '&[data-size="medium"]': { width: 54, height: 36 },
    '&[data-size="thumb"]': { width: 32, height: 32, borderColor: vars.line },
    '&[data-size="tiny"]': { width: 24, height: 24, borderColor: vars.line, borderRadius: radius.tag },
    '&[data-size="wide"]': { width: '100%', height: '100%', border: 0, borderRadius: 0 },
  },
});
export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const drawing = style({ display: 'block', width: '100%', height: '100%' });
