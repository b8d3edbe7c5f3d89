import { style } from '@vanilla-extract/css';
import { space } from '../../foundations/scale.ts';

export const control = style({ flexWrap: 'wrap', gap: space[1], paddingTop: 3, paddingBottom: 3 });
export const input = style({ width: 60, minWidth: 40 });
