import { style } from '@vanilla-extract/css';

export const column = style({ width: 'min(720px, 100%)' });
