import { style } from '@vanilla-extract/css';
import { radius, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const badge = style({
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: weight.strong,
  letterSpacing: '.02em',
  padding: '1px 5px',
  borderRadius: radius.tag,
  whiteSpace: 'nowrap',
  flex: 'none',
  outline: '1px solid transparent',
  selectors: {
    '&[data-tone="accent"]': { color: vars['accent-text'], background: vars['accent-soft'] },
    '&[data-tone="neutral"]': {
      ...type.meta,
      fontWeight: weight.text,
      letterSpacing: 0,
      color: vars['text-muted'],
      boxShadow: `inset 0 0 0 1px ${vars['line-strong']}`,
    },
    '&[data-tone="info"]': {
      ...type.meta,
      fontWeight: weight.text,
      letterSpacing: 0,
      color: vars['info-text'],
      background: vars['info-soft'],
    },
  },
});
