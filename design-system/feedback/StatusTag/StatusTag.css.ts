import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const tag = style({
  ...type.meta,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  height: 24,
  padding: `0 ${space[2]} 0 6px`,
  borderRadius: radius.tag,
  fontWeight: weight.label,
  background: vars['neutral-soft'],
  color: vars['text-muted'],
  whiteSpace: 'nowrap',
  outline: '1px solid transparent',
  outlineOffset: -1,
  selectors: {
    '&[data-tone="positive"]': { background: vars['positive-soft'], color: vars['positive-text'] },
    '&[data-tone="caution"]': { background: vars['caution-soft'], color: vars['caution-text'] },
    '&[data-tone="critical"]': { background: vars['critical-soft'], color: vars['critical-text'] },
    '&[data-tone="info"]': { background: vars['info-soft'], color: vars['info-text'] },
  },
});
