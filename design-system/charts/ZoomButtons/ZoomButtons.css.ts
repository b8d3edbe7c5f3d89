import { style } from '@vanilla-extract/css';

export const buttons = style({ display: 'inline-flex', alignItems: 'center' });
