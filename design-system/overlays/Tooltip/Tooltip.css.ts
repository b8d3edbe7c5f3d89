import { style } from '@vanilla-extract/css';

export const anchor = style({ display: 'inline-flex', minWidth: 0 });
