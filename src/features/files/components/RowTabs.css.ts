import { style } from '@vanilla-extract/css';
import { space } from '#design-system/foundations/scale.ts';

/** What a tab shows keeps off its line. */
export const panel = style({ paddingTop: space[3] });
