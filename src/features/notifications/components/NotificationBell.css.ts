import { style } from '@vanilla-extract/css';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';

export const heard = style(heardOnly);
