import { style } from '@vanilla-extract/css';
import { weight } from '#design-system/foundations/scale.ts';

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: 8, fontWeight: weight.label });
export const swatch = style({ width: 10, height: 10, borderRadius: 2, flex: 'none' });
export const actions = style({ display: 'grid', placeItems: 'center' });
