import { style } from '@vanilla-extract/css';
import { layer } from '#design-system/foundations/scale.ts';

/** Stays in sight while the page scrolls below it. */
export const place = style({ position: 'sticky', top: 0, insetInlineStart: 0, zIndex: layer.sticky + 1 });
