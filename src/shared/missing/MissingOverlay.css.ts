import { style } from '@vanilla-extract/css';
import { radius, space, type, weight } from '#design-system/foundations/scale.ts';
import { vars } from '#design-system/foundations/vars.css.ts';

export const frame = style({ position: 'relative', minHeight: 444, padding: space[4] });
export const title = style({ ...type.body, fontWeight: weight.strong });
export const outline = style({
  position: 'absolute',
  inset: `56px ${space[4]} ${space[4]}`,
  width: `calc(100% - 2 * ${space[4]})`,
  height: `calc(100% - 56px - ${space[4]})`,
});
const thin = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const line = style({ ...thin, stroke: vars.line });
export const target = style({ ...thin, stroke: vars['line-strong'], strokeDasharray: '6 4' });
export const bar = style({ fill: vars['surface-sunken'] });
export const place = style({
  position: 'absolute',
  inset: `56px 0 0`,
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${space[6]} ${space[4]}`,
});
export const card = style({
  ...type.body,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  maxWidth: 336,
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.surface,
  background: vars['surface-float'],
  boxShadow: vars['shadow-pop'],
  textAlign: 'center',
});
export const sign = style({ display: 'inline-flex', color: vars['caution-text'] });
export const text = style({ textWrap: 'balance' });
