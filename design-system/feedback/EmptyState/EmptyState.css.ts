import { style } from '@vanilla-extract/css';
import { space, type, weight } from '../../foundations/scale.ts';
import { vars } from '../../foundations/vars.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: space[1],
  padding: space[6],
  height: '100%',
});
export const title = style({ ...type.body, fontWeight: weight.strong });
export const text = style({ ...type.grid, color: vars['text-muted'], maxWidth: 336, textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: space[3],
});
export const art = style({
  width: 96,
  height: 56,
  marginBottom: space[3],
  fill: 'none',
  stroke: vars['line-control'],
  strokeWidth: 1,
});
export const strong = style({ stroke: vars['text-muted'], strokeWidth: 1.5 });
export const light = style({ stroke: vars['line-strong'] });
export const accent = style({ fill: vars['accent-soft'], stroke: vars['accent-text'], strokeWidth: 1.5 });
export const critical = style({ stroke: vars['critical-text'], strokeWidth: 1.5 });
