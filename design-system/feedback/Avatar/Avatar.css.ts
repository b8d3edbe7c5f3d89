import { style } from '@vanilla-extract/css';
import { weight } from '../../foundations/scale.ts';
import { dataColors, vars } from '../../foundations/vars.css.ts';

const tinted = Object.fromEntries(
  dataColors.map((color, index) => [
    `&[data-hue="${index + 1}"]`,
    { background: `color-mix(in srgb, ${color} 26%, ${vars.surface})` },
  ]),
);
export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  overflow: 'hidden',
  fontSize: 10,
  lineHeight: 1,
  letterSpacing: '.01em',
  fontWeight: weight.strong,
  color: vars.text,
  flex: 'none',
  outline: '1px solid transparent',
  selectors: {
    ...tinted,
    '&[data-size="tiny"]': { width: 20, height: 20, fontSize: 9 },
    '&[data-size="medium"]': { width: 28, height: 28, fontSize: 11 },
    '&[data-size="large"]': { width: 40, height: 40, fontSize: 14 },
  },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
