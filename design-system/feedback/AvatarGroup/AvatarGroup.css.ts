import { style } from '@vanilla-extract/css';
import { radius, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const group = style({ display: 'inline-flex', alignItems: 'center', gap: 2 });
export const more = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  padding: '0 4px',
  borderRadius: radius.round,
  background: vars['neutral-soft'],
  color: vars['text-muted'],
  fontSize: 10,
  fontWeight: weight.strong,
  selectors: { '&[data-size="medium"]': { minWidth: 28, height: 28, fontSize: 11 } },
});
