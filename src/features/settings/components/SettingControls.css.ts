import { style } from '@vanilla-extract/css';

export const select = style({ width: 'min(360px, 100%)' });
