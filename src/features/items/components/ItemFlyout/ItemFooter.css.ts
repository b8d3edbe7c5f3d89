import { style } from '@vanilla-extract/css';

export const decision = style({ display: 'flex', gap: 8 });
